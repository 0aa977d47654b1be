import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { Statistics } from '#src/sections/statistics/statistics.tsx';
import { Testimonial } from '#src/sections/testimonial/testimonial.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { MonthsScene } from './months-scene.tsx';
import { Stories } from './stories.tsx';

/** What was built, in how many months, and what changed. */
export function SuccessStoriesPage() {
  const { title, lead } = useTexts('successStories');
  return (
    <>
      <PageHeader look="numeral" scene={<MonthsScene />} title={title} titleSize="large" lead={lead} />
      <Stories />
      <ContactBanner />
      <Testimonial />
      <Statistics />
    </>
  );
}
