import { useId, type ReactNode } from 'react';
import { Text } from '#src/i18n/text.tsx';
import styles from './document.module.css';

interface Props {
  /** Of the body. */
  id: string;
  /** What the list of parts is called. */
  partsLabel: string;
  /** The parts in order, by their fragment. */
  parts: readonly { id: string; heading: string; isMarked?: boolean }[];
  /** What the dots beside some of them say. */
  marks?: string;
  children: ReactNode;
}

/** A long text in parts, with their list beside it. */
export function Document({ id, partsLabel, parts, marks, children }: Props) {
  const marksId = useId();
  return (
    <div className={`wrap ${styles.document}`}>
      <nav className={styles.parts} aria-label={partsLabel}>
        {marks !== undefined && (
          <p id={marksId} className={styles.marked}>
            <Text>{marks}</Text>
          </p>
        )}
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a
                href={`#${part.id}`}
                {...(part.isMarked && { className: styles.marked, 'aria-describedby': marksId })}
              >
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
