import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { closingServices } from '#src/ui/drawing/drawings/closing-services.ts';
import { TrustedCompanies } from '#src/sections/trusted-companies/trusted-companies.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { LeapsScene } from './leaps-scene.tsx';
import { ServiceRows } from './service-rows.tsx';
import styles from './our-services-page.module.css';

/** Five services as one day: the header is the night before it, the contact banner its dusk. */
export function OurServicesPage() {
  const { title, lead } = useTexts('ourServices');
  const ending = useTextEntry('endings', 'ourServices');
  return (
    <>
      <PageHeader look="type" title={title} lead={lead} scene={<LeapsScene />} />
      <ServiceRows />
      <div className={styles.trusted}>
        <TrustedCompanies />
      </div>
      <ContactEnding id="contact-banner" title={ending.title} line={closingServices} />
    </>
  );
}
