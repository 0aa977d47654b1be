import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './article-column.module.css';

/** The column of an article, 1022 px at most (specification, section 9). */
export function ArticleColumn({ isTop = false, children }: { isTop?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.column, isTop && styles.top)}>{children}</div>;
}
