import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './article-column.module.css';

interface Props {
  /** The first thing on the page: leaves room for the bar. */
  isTop?: boolean;
  /** The last thing before another block. */
  isEnd?: boolean;
  children: ReactNode;
}

/** The column of an article, 1022 px at most. */
export function ArticleColumn({ isTop = false, isEnd = false, children }: Props) {
  return (
    <div className={classNames(styles.column, isTop && styles.top, isEnd && styles.end)}>{children}</div>
  );
}
