import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './badge.module.css';

/** A short tag: what kind of thing this is. */
export function Badge({ tone = 'accent', children }: { tone?: 'accent' | 'green'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
