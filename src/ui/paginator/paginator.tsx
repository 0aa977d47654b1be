import type { Href } from '#content/facts/paths.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Link } from '../link/link.tsx';
import { pageList } from './page-list.ts';
import styles from './paginator.module.css';

interface Props {
  id: string;
  /** Names the navigation. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** What a page's numeral reads as. */
  pageLabel: (page: number) => string;
  hrefOf: (page: number) => Href;
  current: number;
  last: number;
  /** Pages that stand on either side of the current one. */
  window: number;
}

/** Pages as numerals: real links, so that they work without script and in a new tab. */
export function Paginator({
  id,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  hrefOf,
  current,
  last,
  window,
}: Props) {
  return (
    <nav id={id} className={styles.paginator} aria-label={label}>
      <ul>
        <li>
          <Step icon="previous" label={previousLabel} href={current > 1 ? hrefOf(current - 1) : undefined} />
        </li>
        {pageList(current, last, window).map((place) => (
          <li key={place}>
            {typeof place === 'number' ? (
              <Link
                href={hrefOf(place)}
                className={styles.page}
                label={pageLabel(place)}
                isCurrent={place === current}
              >
                {place}
              </Link>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
        <li>
          <Step icon="next" label={nextLabel} href={current < last ? hrefOf(current + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}

/** To the neighbouring page; beyond the first and the last it stays in its place and does nothing. */
function Step({ icon, label, href }: { icon: IconName; label: string; href: Href | undefined }) {
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.step} label={label}>
        <Icon name={icon} />
      </Link>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles -- a link without address, beyond the first or the last page; it has no role of its own
    <a className={styles.step} role="link" aria-disabled="true" aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
