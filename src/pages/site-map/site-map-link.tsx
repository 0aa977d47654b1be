import type { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './site-map-link.module.css';

type SiteMapEntry = (typeof SITE_MAP_GROUPS)[number]['links'][number];

/** A link of the sitemap; a starred one carries a node, and says in words what the node means. */
export function SiteMapLink({ link }: { link: SiteMapEntry }) {
  const { links, highPriority } = useTexts('siteMap');
  return (
    <Link href={link.href} className={styles.link} isHighPriority={link.isStarred}>
      {'article' in link ? <ArticleTitle slug={link.article} /> : <Text>{links[link.key]}</Text>}
      {link.isStarred && (
        <span className="visually-hidden">
          {' '}
          (<Text>{highPriority}</Text>)
        </span>
      )}
    </Link>
  );
}

function ArticleTitle({ slug }: { slug: string }) {
  return <Text>{useTextEntry('articles', slug).title}</Text>;
}
