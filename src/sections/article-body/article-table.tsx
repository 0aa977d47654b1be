import type { Block } from '#content/records/article-body.ts';
import styles from './article-body.module.css';
import { ArticleText } from './article-text.tsx';

interface Props {
  table: Extract<Block, { table: unknown }>['table'];
}

/** A table of an article; the first cell of each row names it. */
export function ArticleTable({ table: { head, rows } }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={JSON.stringify(cell)} scope="col">
              <ArticleText text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={JSON.stringify(name)}>
            <th scope="row">
              <ArticleText text={name} />
            </th>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never change places
              <td key={column}>
                <ArticleText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
