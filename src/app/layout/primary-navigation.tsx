import type { NavigationLinks } from '#content/facts/navigation.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { BusinessPathsDropdown } from './business-paths-dropdown.tsx';
import { isCurrentSection } from './is-current-section.ts';
import styles from './primary-navigation.module.css';

interface Props {
  links: NavigationLinks;
  /** Language-free path of the page shown. */
  path: string;
  /** The paths from home to it. */
  trail: readonly string[];
}

/** The links of the bar, wide windows only. */
export function PrimaryNavigation({ links, path, trail }: Props) {
  const { label, links: words } = useTexts('navigation');
  return (
    <nav id="primary-nav" className={styles.navigation} aria-label={label}>
      <ul>
        {links.map(({ key, href, hasDropdown }) => {
          const link = (
            <Link href={href} className={styles.link} isCurrent={isCurrentSection(trail, href)}>
              <Text>{words[key]}</Text>
            </Link>
          );
          return hasDropdown ? (
            <BusinessPathsDropdown key={key} path={path} className={styles.parent}>
              {link}
            </BusinessPathsDropdown>
          ) : (
            <li key={key}>{link}</li>
          );
        })}
      </ul>
    </nav>
  );
}
