import { PATHS } from '#content/facts/paths.ts';
import {
  BUSINESS_PATH_HOUR,
  BUSINESS_PATHS,
  nextBusinessPath,
  type BusinessPathId,
} from '#content/facts/business-paths.ts';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { HourEnding } from './hour-ending.tsx';
import { Methodologies } from './methodologies.tsx';
import { Overview } from './overview.tsx';
import { PathsList } from './paths-list.tsx';
import styles from './business-path.module.css';

/** Classes of one path alone: each stands in its own page's styles, which no other path's visitor loads. */
export interface PathStyles {
  /** Where its land ends. */
  plate?: string | undefined;
  /** Of its three parts. */
  parts: string;
  /** Of its way of working. */
  steps: string;
}

/** A name whose sign begins no line. Tied on both sides, the three would be wider than a small phone in large letters. */
const withSignInside = (name: string): string => name.replace(' & ', '\u00A0& ');

/** One of the five business paths, in its own hour of the day. */
export function BusinessPath({ id, own }: { id: BusinessPathId; own: PathStyles }) {
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
        <Overview path={path} hour={BUSINESS_PATH_HOUR[id]} plate={own.plate} parts={own.parts} />
        <PathsList current={id} />
      </div>
      <Methodologies path={path} className={own.steps} />
      <HourEnding
        label={label}
        title={withSignInside(names[BUSINESS_PATHS[next].key])}
        href={BUSINESS_PATHS[next].path}
        hour={BUSINESS_PATH_HOUR[next]}
      />
    </>
  );
}
