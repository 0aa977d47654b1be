import type { ReactNode } from 'react';
import { Text } from '#src/i18n/text.tsx';
import styles from './document.module.css';

interface Props {
  /** Of the body. */
  id: string;
  /** What the list of parts is called. */
  partsLabel: string;
  /** The parts in order, by their fragment. */
  parts: readonly { id: string; heading: string }[];
  children: ReactNode;
}

/** A long text in parts, with their list beside it. */
export function Document({ id, partsLabel, parts, children }: Props) {
  return (
    <div className={`wrap ${styles.document}`}>
      <nav className={styles.parts} aria-label={partsLabel}>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>
                <Text>{part.heading}</Text>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
