import { useState, type ReactNode } from 'react';
import { pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS, crestOf } from '#content/facts/business-paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { useDropdown } from './use-dropdown.ts';
import styles from './business-paths-dropdown.module.css';

interface Props {
  path: string;
  className: string | undefined;
  /** The link beside the button. */
  children: ReactNode;
}

/**
 * The entry of the bar with a disclosure beside its link: a button for keyboard and touch; that a mouse opens it is only
 * an extra. The picture shows the hour of the path that is pointed at.
 */
export function BusinessPathsDropdown({ path, className, children }: Props) {
  const { showBusinessPaths } = useTexts('navigation');
  const { names } = useTexts('paths');
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const { isOpen, container, toggle, onPointerEnter, onPointerLeave } = useDropdown();
  const active = BUSINESS_PATH_IDS.find((id) => pathTo.businessPath(id) === path);

  return (
    <li
      ref={container}
      className={classNames(className, styles.dropdown)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
      <button
        type="button"
        className={styles.toggle}
        aria-label={showBusinessPaths}
        aria-expanded={isOpen}
        aria-controls="business-paths-menu"
        onClick={toggle}
      >
        <Icon name="chevron" />
      </button>
      <div className={classNames(styles.panel, isOpen && styles.open)} data-theme="page">
        <ol id="business-paths-menu">
          {BUSINESS_PATH_IDS.map((id) => (
            <li
              key={id}
              data-item=""
              onPointerEnter={() => setPointedAt(id)}
              onFocus={() => setPointedAt(id)}
            >
              <Link href={pathTo.businessPath(id)} isCurrent={id === active}>
                <b>{id}</b>
                <span>
                  <Text>{names[`path${id}`]}</Text>
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ol>
        <div className={styles.studies}>
          {BUSINESS_PATH_IDS.map((id) => (
            <div key={id} className={id === (pointedAt ?? active ?? 1) ? styles.shown : undefined}>
              <Picture name={crestOf(id)} alternative="" sizes="264px" />
            </div>
          ))}
        </div>
      </div>
    </li>
  );
}
