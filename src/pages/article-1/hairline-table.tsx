import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Text } from '#src/i18n/text.tsx';
import styles from './hairline-table.module.css';

interface Props {
  id: string;
  words: { heading: string; caption: string };
  /** Headers of the columns, the first one that of the rows' own headers. */
  columns: readonly string[];
  /** Table rows. */
  children: ReactNode;
  className?: string | undefined;
}

/** A section of the article with one ruled table. */
export function HairlineTable({ id, words, columns, children, className }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Text>{words.heading}</Text>
      </h2>
      <table className={classNames(styles.table, className)}>
        <caption>
          <Text>{words.caption}</Text>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Text>{column}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
