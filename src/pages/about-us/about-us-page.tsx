import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { TrustedCompanies } from '#src/sections/trusted-companies/trusted-companies.tsx';
import { Values } from '#src/sections/values/values.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Awards } from './awards.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Quote } from './quote.tsx';

/** Who the company is. */
export function AboutUsPage() {
  const { title, lead } = useTexts('aboutUs');
  return (
    <>
      <PageHeader hour="morning" title={title} lead={lead} />
      <TrustedCompanies />
      <MissionAndVision />
      <Values />
      <Quote />
      <Awards />
      <CompanyProfile />
      <ContactBanner />
    </>
  );
}
