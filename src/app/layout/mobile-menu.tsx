import { useState, type Ref, type ToggleEventHandler } from 'react';
import { PATHS, pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import type { NavigationLinks } from '#content/facts/navigation.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { SearchButton } from '../accessibility/search-button.tsx';
import { isCurrentSection } from './is-current-section.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './mobile-menu.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  links: NavigationLinks;
  contactLabel: string;
  /** Language-free path of the page shown. */
  path: string;
  /** The paths from home to it. */
  trail: readonly string[];
  onToggle: ToggleEventHandler<HTMLElement>;
}

/** The bar's links at 1000 px and below, over all of the window below the bar. */
export function MobileMenu({ ref, links, contactLabel, path, trail, onToggle }: Props) {
  const { label, links: words, search } = useTexts('navigation');
  return (
    <nav
      ref={ref}
      id="mobile-menu"
      className={styles.menu}
      aria-label={label}
      popover="manual"
      onToggle={onToggle}
    >
      <ul className={styles.links}>
        {links.map(({ key, href, hasDropdown }) => (
          <li key={key}>
            <Link href={href} className={styles.link} isCurrent={isCurrentSection(trail, href)}>
              <Text>{words[key]}</Text>
            </Link>
            {hasDropdown && <MobileBusinessPaths path={path} />}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <SearchButton label={search} place="menu" />
        <LanguageLinks className={styles.language} />
        <Button href={PATHS.contactUs}>
          <Text>{contactLabel}</Text>
        </Button>
      </div>
    </nav>
  );
}

function MobileBusinessPaths({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { showBusinessPaths } = useTexts('navigation');
  const { names } = useTexts('paths');
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={showBusinessPaths}
        aria-expanded={isOpen}
        aria-controls="mobile-business-paths"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron" />
      </button>
      <ol id="mobile-business-paths" className={styles.paths} data-open={isOpen || undefined}>
        {BUSINESS_PATH_IDS.map((id) => (
          <li key={id}>
            <Link href={pathTo.businessPath(id)} isCurrent={pathTo.businessPath(id) === path}>
              <b>{id}</b>
              <span>
                <Text>{names[`path${id}`]}</Text>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
