import { PATHS } from '#content/facts/paths.ts';
import {
  BUSINESS_PATH_HOUR,
  BUSINESS_PATHS,
  nextBusinessPath,
  parseBusinessPathId,
} from '#content/facts/business-paths.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { HourEnding } from './hour-ending.tsx';
import { Methodologies } from './methodologies.tsx';
import { Overview } from './overview.tsx';
import { PathsList } from './paths-list.tsx';
import styles from './business-path-page.module.css';

/** A name whose sign begins no line. Tied on both sides, the three would be wider than a small phone in large letters. */
const withSignInside = (name: string): string => name.replace(' & ', '\u00A0& ');

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
        title={withSignInside(names[path.key])}
        lead={overviews[path.key]}
        parents={[{ href: PATHS.businessPaths, text: links.businessPaths }]}
      />
      <div className={`wrap ${styles.columns}`}>
        <Overview path={path} hour={BUSINESS_PATH_HOUR[id]} />
        <PathsList current={id} />
      </div>
      <Methodologies path={path} hour={BUSINESS_PATH_HOUR[id]} />
      <HourEnding
        label={label}
        title={withSignInside(names[BUSINESS_PATHS[next].key])}
        href={BUSINESS_PATHS[next].path}
        hour={BUSINESS_PATH_HOUR[next]}
      />
    </>
  );
}
