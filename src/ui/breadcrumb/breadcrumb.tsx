import type { Href } from '#content/facts/paths.ts';
import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  href: Href;
  text: string;
}

interface Props {
  label: string;
  parents: readonly Crumb[];
  current: string;
}

/** Where this page stands in the site. */
export function Breadcrumb({ label, parents, current }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {parents.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
