import { PATHS } from '#content/facts/paths.ts';
import {
  BUSINESS_PATH_HOUR,
  BUSINESS_PATHS,
  nextBusinessPath,
  parseBusinessPathId,
} from '#content/facts/business-paths.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
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
  const next = nextBusinessPath(id);
  const { label } = useTextEntry('endings', path.key);
  const { names } = useTexts('paths');
  const { links } = useTexts('navigation');
  const overviews = useTextEntry('businessPaths', 'overviews');
  return (
    <>
      <PageHeader
        id="path-header"
        hour={BUSINESS_PATH_HOUR[id]}
        // Where a name does not fit on one line, it breaks before its sign.
        title={names[path.key].replace(' &', '\n&')}
        lead={overviews[path.key]}
        parents={[{ href: PATHS.businessPaths, text: links.businessPaths }]}
      />
      <div className={`wrap ${styles.columns}`}>
        <Overview path={path} hour={BUSINESS_PATH_HOUR[id]} />
        <PathsList current={id} />
      </div>
      <Methodologies path={path} />
      <NextEnding
        label={label}
        title={names[BUSINESS_PATHS[next].key]}
        href={BUSINESS_PATHS[next].path}
        hour={BUSINESS_PATH_HOUR[next]}
      />
    </>
  );
}
