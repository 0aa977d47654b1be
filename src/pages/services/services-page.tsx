import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { Statistics } from '#src/sections/statistics/statistics.tsx';
import { Testimonial } from '#src/sections/testimonial/testimonial.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { RibbonScene } from './ribbon-scene.tsx';
import { Solutions } from './solutions.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export function ServicesPage() {
  const { title, lead } = useTexts('services');
  return (
    <>
      <PageHeader look="monument" theme="blue" scene={<RibbonScene />} title={title} lead={lead} />
      <WhatWeDo />
      <Solutions />
      <ContactBanner />
      <Testimonial />
      <Statistics />
    </>
  );
}
