import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { ContactLine } from '#src/sections/contact-banner/contact-line.tsx';
import { MinuteCalculator } from '#src/sections/minute-calculator/minute-calculator.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { Statistics } from '#src/sections/statistics/statistics.tsx';
import { Testimonial } from '#src/sections/testimonial/testimonial.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { ElevenStrands } from './eleven-strands.tsx';
import { RibbonEnd } from './ribbon-end.tsx';
import { RibbonScene } from './ribbon-scene.tsx';
import { Solutions } from './solutions.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export function ServicesPage() {
  const { title, lead } = useTexts('services');
  const ending = useTextEntry('endings', 'services');
  return (
    <>
      <PageHeader look="monument" theme="blue" scene={<RibbonScene />} title={title} lead={lead} />
      <WhatWeDo />
      <Solutions />
      <ContactLine title={ending.between} />
      <MinuteCalculator look="dunes" />
      <Testimonial drawing={<ElevenStrands />} />
      <Statistics />
      <ContactEnding title={ending.title} scene={<RibbonEnd />} />
    </>
  );
}
