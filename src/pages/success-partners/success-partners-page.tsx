import { PATHS } from '#content/facts/paths.ts';
import { nextStories } from '#src/ui/drawing/drawings/next-stories.ts';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { LeadingEntities } from './leading-entities.tsx';
import { StrategicPartnerships } from './strategic-partnerships.tsx';

/** Whom the company works for and with. */
export function SuccessPartnersPage() {
  const { title, lead } = useTexts('successPartners');
  const ending = useTextEntry('endings', 'successPartners');
  return (
    <>
      <PageHeader look="band" land="streams" title={title} lead={lead} />
      <LeadingEntities />
      <StrategicPartnerships />
      <NextEnding label={ending.label} title={ending.title} href={PATHS.successStories} line={nextStories} />
    </>
  );
}
