import { PATHS } from '#content/facts/paths.ts';
import { BUSINESS_PATH_HOUR, BUSINESS_PATHS, parseBusinessPathId } from '#content/facts/business-paths.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Methodologies } from './methodologies.tsx';
import { Overview } from './overview.tsx';
import { PathsList } from './paths-list.tsx';
import styles from './business-path-page.module.css';

/** One of the five business paths, in its own hour of the day. */
export function BusinessPathPage({ params }: PageProps) {
  const id = parseBusinessPathId(params['pathId']);
  const path = BUSINESS_PATHS[id];
  const { names } = useTexts('paths');
  const { links } = useTexts('navigation');
  const overviews = useTextEntry('businessPaths', 'overviews');
  return (
    <>
      <PageHeader
        id="path-header"
        hour={BUSINESS_PATH_HOUR[id]}
        title={names[path.key]}
        lead={overviews[path.key]}
        parents={[{ href: PATHS.businessPaths, text: links.businessPaths }]}
      />
      <div className={`wrap ${styles.columns}`}>
        <Overview path={path} />
        <PathsList current={id} />
      </div>
      <Methodologies path={path} />
      <ContactBanner />
    </>
  );
}
