import type { platformsCode as source } from '../ar/platforms-code.ts';
import type { TextsOf } from '../texts-of.ts';
import { PLATFORMS_CODE_CHECKS } from '../facts/platforms-code.ts';
import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';

export const platformsCode: TextsOf<typeof source> = {
  title: 'كود المنصات',
  tag: 'Events',
  participate: 'Participate in the initiative',
  about: {
    heading: 'What is it?',
    paragraphs: [
      'A citizen may use five government platforms in a day, each with its own buttons, forms and error messages. That is why the Digital Government Authority issued Platforms Code: one design system, one component library, and criteria against which platforms\u00A0are\u00A0assessed.',
      'Applying it is the hard part. The initiative brings an organisation’s designers, developers and product owners together around a live platform. They review it page by page, then rebuild its most important journey from the code’s components.',
    ],
  },
  audience: {
    heading: 'Who is it for?',
    items: [
      {
        title: 'Service and interface designers',
        text: 'who design with proven components and keep their time for the journey itself.',
      },
      {
        title: 'Front-end developers',
        text: 'who build from one library, so that the same field is not written again for every platform.',
      },
      {
        title: 'Product owners',
        text: 'who rank improvements by their effect on users, not by the loudest voice.',
      },
      {
        title: 'Compliance and quality teams',
        text: 'who measure compliance against one published checklist before launch.',
      },
    ],
  },
  outcomes: {
    heading: 'What do participants get?',
    families: 'families of components in Arabic and English, as designs and as code',
    checks: `points in the review checklist, ${PLATFORMS_CODE_CHECKS.accessibility} of them on accessibility`,
    reviews: `review sessions of ${counted(PROMISES.programmeReviewMinutes, 'minute')} with the NDS team`,
    journey: 'complete journey on your platform, rebuilt and tested with users',
  },
  course: {
    heading: 'How does it run?',
    steps: [
      {
        when: 'Weeks 1 and 2',
        title: 'Review',
        text: 'The Turning Point workshop, then a review of the live platform and its compliance.',
      },
      {
        when: 'Weeks 3 and 4',
        title: 'Choose',
        text: 'Journeys ranked by how many people use them and where they stumble; one is chosen.',
      },
      {
        when: 'Weeks 5 to 7',
        title: 'Build',
        text: 'The From Idea to Platform workshop, then the journey is rebuilt from the code’s components, reviewed weekly with the NDS team.',
      },
      {
        when: `Week ${PROMISES.programmeWeeks}`,
        title: 'Test',
        text: 'Tests with users, and a report for the decision-maker.',
      },
    ],
  },
  start: {
    text: 'Participation begins with a seat in the NDS workshop. The schedule of the next round and the team nomination form follow.',
    nds: 'Get to know NDS',
  },
};
