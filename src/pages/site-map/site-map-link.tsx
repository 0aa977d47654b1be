import { Link as RouterLink } from 'react-router';
import type { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './site-map-link.module.css';

/** A link of the sitemap; a starred one carries a node, and says in words what the node means. */
export function SiteMapLink({ link }: { link: (typeof SITE_MAP_GROUPS)[number]['links'][number] }) {
  const { links, highPriority } = useTexts('siteMap');
  return (
    <RouterLink to={link.href} className={styles.link} data-priority={link.isStarred ? 'high' : undefined}>
      <Text>{links[link.key]}</Text>
      {link.isStarred && (
        <span className="visually-hidden">
          {' '}
          (<Text>{highPriority}</Text>)
        </span>
      )}
    </RouterLink>
  );
}
