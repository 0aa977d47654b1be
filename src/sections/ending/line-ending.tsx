import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Text } from '#src/i18n/text.tsx';
import styles from './ending.module.css';

interface Props {
  id?: string;
  title: string;
  /** What one can do: a button or a field. */
  action: ReactNode;
  /** A drawing at the inline end. */
  scene?: ReactNode;
  theme?: 'green';
}

/** A page's last line and the one thing to do, on the plain ground or beside a drawing. */
export function LineEnding({ id, title, action, scene, theme }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.ending, scene !== undefined && styles.drawn)}
      data-theme={theme}
      aria-labelledby={titleId}
    >
      <div className={`wrap ${styles.line}`}>
        <h2 id={titleId}>
          <Text>{title}</Text>
        </h2>
        {action}
      </div>
      {scene !== undefined && <div className={styles.scene}>{scene}</div>}
    </section>
  );
}
