import type { ReactNode } from 'react';
import type { Href } from '#content/facts/paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './more-link.module.css';

interface Props {
  href: Href;
  /** Read instead of the short text where "more" alone would not say of what. */
  label?: string;
  children: ReactNode;
}

/** The quiet call to action: underlined text with an arrow toward the reading direction. */
export function MoreLink({ href, label, children }: Props) {
  return (
    <Link href={href} className={styles.more} label={label}>
      <span>{children}</span>
      <Icon name="arrow" />
    </Link>
  );
}
