import type { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './site-map-link.module.css';

/** A link of the sitemap; a starred one carries a node, and says in words what the node means. */
export function SiteMapLink({ link }: { link: (typeof SITE_MAP_GROUPS)[number]['links'][number] }) {
  const { links, highPriority } = useTexts('siteMap');
  return (
    <Link href={link.href} className={styles.link} isHighPriority={link.isStarred}>
      <Text>{links[link.key]}</Text>
      {link.isStarred && (
        <span className="visually-hidden">
          {' '}
          (<Text>{highPriority}</Text>)
        </span>
      )}
    </Link>
  );
}
