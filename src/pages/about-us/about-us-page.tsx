import { yearsBelow } from '#src/ui/drawing/drawings/years-below.ts';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { PATHS } from '#content/facts/paths.ts';
import { MinuteCalculator } from '#src/sections/minute-calculator/minute-calculator.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { TrustedCompanies } from '#src/sections/trusted-companies/trusted-companies.tsx';
import { Values } from '#src/sections/values/values.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Awards } from './awards.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Quote } from './quote.tsx';
import { YearScene } from './year-scene.tsx';

/** Who the company is. */
export function AboutUsPage() {
  const { title, lead } = useTexts('aboutUs');
  const ending = useTextEntry('endings', 'aboutUs');
  return (
    <>
      <PageHeader look="numeral" scene={<YearScene />} title={title} lead={lead} />
      <TrustedCompanies />
      <MissionAndVision />
      <Values />
      <Quote />
      <MinuteCalculator />
      <Awards />
      <CompanyProfile />
      <NextEnding label={ending.label} title={ending.title} href={PATHS.successPartners} line={yearsBelow} />
    </>
  );
}
