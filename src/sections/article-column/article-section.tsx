import type { ReactNode } from 'react';
import { Text } from '#src/i18n/text.tsx';
import styles from './article-column.module.css';

interface Props {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of an article: its heading hangs at the inline start, its matter stands beside it. */
export function ArticleSection({ id, heading, children }: Props) {
  const headingId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Text>{heading}</Text>
      </h2>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
