import type { ReactNode } from 'react';
import type { Href } from '#content/facts/paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from './link.tsx';
import styles from './back-link.module.css';

/** The way back to the screen above, with an arrow against the reading direction. */
export function BackLink({ href, children }: { href: Href; children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <Icon name="back" />
      {children}
    </Link>
  );
}
