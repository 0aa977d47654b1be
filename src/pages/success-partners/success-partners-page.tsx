import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { LeadingEntities } from './leading-entities.tsx';
import { StrategicPartnerships } from './strategic-partnerships.tsx';

/** Whom the company works for and with. */
export function SuccessPartnersPage() {
  const { title, lead } = useTexts('successPartners');
  return (
    <>
      <PageHeader hour="dawn" title={title} lead={lead} />
      <LeadingEntities />
      <StrategicPartnerships />
    </>
  );
}
