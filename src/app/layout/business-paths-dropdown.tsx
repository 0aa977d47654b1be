import { useEffect, useRef, useState } from 'react';
import { pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS, BUSINESS_PATH_STUDY } from '#content/facts/business-paths.ts';
import type { Place } from '#src/lib/router/place.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './business-paths-dropdown.module.css';

/**
 * The disclosure beside the link: a button for keyboard and touch; hover, in the style
 * sheet, is only an extra. The picture shows the hour of the path that is pointed at.
 */
export function BusinessPathsDropdown({ path }: { path: string }) {
  const { showBusinessPaths } = useTexts('navigation');
  const { names } = useTexts('paths');
  const location = usePlace();
  const [openAt, setOpenAt] = useState<Place | null>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  // By identity: coming back to the same address is a navigation as well, and closes it.
  const isOpen = openAt === location;
  const active = BUSINESS_PATH_IDS.find((id) => pathTo.businessPath(id) === path);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpenAt(null);
    };
    addEventListener('pointerdown', closeOutside);
    addEventListener('focusin', closeOutside);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    <div
      ref={container}
      className={styles.dropdown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpenAt(null);
        container.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-label={showBusinessPaths}
        aria-expanded={isOpen}
        aria-controls="business-paths-menu"
        onClick={() => setOpenAt(isOpen ? null : location)}
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
              <Picture name={BUSINESS_PATH_STUDY[id]} alternative="" sizes="264px" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
