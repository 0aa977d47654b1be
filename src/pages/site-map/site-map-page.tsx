import { PATHS } from '#content/facts/paths.ts';
import { SITE_MAP_GROUPS } from '#content/facts/site-map.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { LastUpdated } from './last-updated.tsx';
import { SiteMapLink } from './site-map-link.tsx';
import styles from './site-map-page.module.css';

/** Eight groups on a hairline grid; the links of high priority end in a node. */
export function SiteMapPage() {
  const { title, lead, legend, groups } = useTexts('siteMap');
  const { links } = useTexts('navigation');
  const { breadcrumb } = useTexts('common');
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <Breadcrumb label={breadcrumb} parents={[{ href: PATHS.home, text: links.home }]} current={title} />
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
        <div className={styles.notes}>
          <p className={styles.legend}>
            <Text>{legend}</Text>
          </p>
          <LastUpdated className={styles.date} />
        </div>
      </header>
      <div id="sitemap" className={styles.groups}>
        {SITE_MAP_GROUPS.map((group) => (
          <section key={group.key} aria-labelledby={`site-map-${group.key}`} data-item="">
            <Icon name={group.icon} className={styles.icon} />
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
  );
}
