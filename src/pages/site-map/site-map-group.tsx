import type { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { SiteMapLink } from './site-map-link.tsx';

type Group = (typeof SITE_MAP_GROUPS)[number];

/** A group of pages under its name; where one of them is called as the group is, the name is its link. */
export function SiteMapGroup({ group, className }: { group: Group; className: string | undefined }) {
  const { groups, links: names } = useTexts('siteMap');
  const id = `site-map-${group.key}`;
  const name = groups[group.key];
  const isOwn = (link: Group['links'][number]) => !('article' in link) && names[link.key] === name;
  const own = group.links.find(isOwn);
  const others = group.links.filter((link) => link !== own);
  return (
    <section className={className} aria-labelledby={id} data-item="">
      <h2 id={id}>{own === undefined ? <Text>{name}</Text> : <SiteMapLink link={own} />}</h2>
      {others.length > 0 && (
        <ul>
          {others.map((link) => (
            <li key={link.key}>
              <SiteMapLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
