import { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { directionOf } from '#shared/languages.ts';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { closingSitemap } from '#src/ui/drawing/drawings/closing-sitemap.ts';
import { nodeMap } from '#src/ui/drawing/drawings/node-map.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Notes } from './notes.tsx';
import { SiteMapLink } from './site-map-link.tsx';
import styles from './site-map-page.module.css';

/** The dot is home; eight lines run from it to the groups. The links of high priority end in a node. */
export function SiteMapPage() {
  const { title, lead, groups } = useTexts('siteMap');
  const ending = useTextEntry('endings', 'siteMap');
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <Notes />
      </PageHeader>
      <div className={`wrap ${styles.map}`}>
        <Drawing
          drawing={nodeMap}
          direction={directionOf(useLanguage())}
          isStretched
          className={styles.lines}
        />
        <div id="sitemap" className={styles.groups}>
          {SITE_MAP_GROUPS.map((group, index) => (
            <section
              key={group.key}
              className={nodeMap.styles[`label${index + 1}`]}
              aria-labelledby={`site-map-${group.key}`}
              data-item=""
            >
              <h2 id={`site-map-${group.key}`}>
                <Text>{groups[group.key]}</Text>
              </h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.key}>
                    <SiteMapLink link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <ContactEnding title={ending.title} line={closingSitemap} />
    </>
  );
}
