import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { ContactLine } from '#src/sections/contact-banner/contact-line.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { Statistics } from '#src/sections/statistics/statistics.tsx';
import { Doors } from '#src/sections/testimonial/doors.tsx';
import { Testimonial } from '#src/sections/testimonial/testimonial.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { FifthDune } from './fifth-dune.tsx';
import { Heaps } from './heaps.tsx';
import { MonthsScene } from './months-scene.tsx';
import { Stories } from './stories.tsx';
import heaps from './heaps.module.css';

/** What was built, in how many months, and what changed. */
export function SuccessStoriesPage() {
  const { title, lead } = useTexts('successStories');
  const ending = useTextEntry('endings', 'successStories');
  return (
    <>
      <PageHeader look="numeral" scene={<MonthsScene />} title={title} lead={lead} />
      <Stories />
      <ContactLine title={ending.between} />
      <Testimonial drawing={<Doors />} />
      <Statistics land={<Heaps />} place={heaps.place} />
      <ContactEnding title={ending.title} scene={<FifthDune />} />
    </>
  );
}
