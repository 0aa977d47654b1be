import { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { directionOf } from '#shared/languages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { nodeMap } from '#src/ui/drawing/drawings/node-map.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Notes } from './notes.tsx';
import ending from './off-the-map.module.css';
import { SiteMapGroup } from './site-map-group.tsx';
import styles from './site-map-page.module.css';
import trunk from './site-map-trunk.module.css';

/** The dot is home; a line for each page runs from it to the groups, and a dotted one to who is not on the map. The links of high priority end in a node. */
export function SiteMapPage() {
  const { title, lead } = useTexts('siteMap');
  const { title: question } = useTextEntry('endings', 'siteMap');
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <Notes />
      </PageHeader>
      <div className={classNames('wrap', styles.map, trunk.map, trunk.measures, nodeMap.styles['all'])}>
        <Drawing
          drawing={nodeMap}
          direction={directionOf(useLanguage())}
          isStretched
          className={classNames(styles.lines, trunk.lines)}
        />
        <div id="sitemap" className={classNames(styles.groups, trunk.groups)}>
          {SITE_MAP_GROUPS.map((group, index) => (
            <SiteMapGroup key={group.key} group={group} className={nodeMap.styles[`label${index + 1}`]} />
          ))}
        </div>
      </div>
      <ContactEnding
        title={question}
        layout={classNames(ending.ending, trunk.measures, nodeMap.styles['all'])}
      />
    </>
  );
}
