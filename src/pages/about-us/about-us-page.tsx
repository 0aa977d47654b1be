import { siteConfig } from '#site-config';
import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { TrustedCompanies } from '#src/sections/trusted-companies/trusted-companies.tsx';
import { Values } from '#src/sections/values/values.tsx';
import { fill } from '#src/i18n/format.ts';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Awards } from './awards.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Quote } from './quote.tsx';
import { YearScene } from './year-scene.tsx';

/** Who the company is. */
export function AboutUsPage() {
  const { title, lead } = useTexts('aboutUs');
  return (
    <>
      <PageHeader
        look="numeral"
        scene={<YearScene />}
        title={title}
        lead={fill(lead, { founded: siteConfig.company.founded })}
      />
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
