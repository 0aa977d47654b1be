import type { NavigationLinks } from '#content/facts/navigation.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { BusinessPathsDropdown } from './business-paths-dropdown.tsx';
import { isCurrentSection } from './is-current-section.ts';
import styles from './primary-navigation.module.css';

/** The links of the bar, wide windows only. */
export function PrimaryNavigation({ links, path }: { links: NavigationLinks; path: string }) {
  const { label, links: words } = useTexts('navigation');
  return (
    <nav id="primary-nav" className={styles.navigation} aria-label={label}>
      <ul>
        {links.map(({ key, href, hasDropdown }) => (
          <li key={key} className={hasDropdown ? styles.parent : undefined}>
            <Link href={href} className={styles.link} isCurrent={isCurrentSection(path, href)}>
              <Text>{words[key]}</Text>
            </Link>
            {hasDropdown && <BusinessPathsDropdown path={path} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
