import { STORIES_BY_DURATION } from '#content/facts/success-stories.ts';
import { PATHS } from '#content/facts/paths.ts';
import { nextStories } from '#src/ui/drawing/drawings/next-stories.ts';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { formatCount } from '#src/i18n/counts.ts';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { LeadingEntities } from './leading-entities.tsx';
import { StrategicPartnerships } from './strategic-partnerships.tsx';
import styles from './success-partners-page.module.css';
import streams from './streams.module.css';

/** Whom the company works for and with. */
export function SuccessPartnersPage() {
  const { title, lead } = useTexts('successPartners');
  const ending = useTextEntry('endings', 'successPartners');
  const language = useLanguage();
  const { months } = useTexts('successStories');
  const names = STORIES_BY_DURATION.map(({ cardImage: client }) => (
    <small key={client} className={styles.name}>
      {logos[client][language]}
    </small>
  ));
  const spans = STORIES_BY_DURATION.map(({ cardImage: client, duration }) => (
    <small key={client} className={styles.span}>
      <b>{duration}</b>
      {formatCount(duration, months, language)}
    </small>
  ));
  return (
    <>
      <PageHeader look="band" land={{ picture: 'streams', place: streams.scene }} title={title} lead={lead} />
      <LeadingEntities />
      <StrategicPartnerships />
      <NextEnding
        label={ending.label}
        title={ending.title}
        href={PATHS.successStories}
        line={nextStories}
        labels={[...names, ...spans]}
      />
    </>
  );
}
