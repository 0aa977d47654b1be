import type { platformsCode as source } from '../ar/platforms-code.ts';
import type { TextsOf } from '../texts-of.ts';

export const platformsCode: TextsOf<typeof source> = {
  title: 'كود المنصّات',
  tag: 'Events',
  participate: 'Participate in the initiative',
  about: {
    heading: 'What is it?',
    paragraphs: [
      'Every government platform has its own buttons, forms and error messages. A citizen who uses five of them in one day has to learn each from the start. Platforms Code is the agreement that ends this: one design system, one component library, rules for writing and standards for accessibility.',
      'An agreement alone is not enough. The initiative therefore gathers an entity’s designers, developers and product owners around a live platform they already work on. They review it page by page, then rebuild its most important journey from the components of the code.',
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
        text: 'who measure conformity against one known list before launch, not after it.',
      },
    ],
  },
  outcomes: {
    heading: 'What do participants get?',
    components: 'components in Arabic and English, as designs and as code',
    checks: 'points in the conformity checklist, 24 of them on accessibility',
    reviews: 'review sessions of ninety minutes with the NDS team',
    journey: 'complete journey of your platform, rebuilt and tested with six users',
  },
  course: {
    heading: 'How does it run?',
    steps: [
      {
        when: 'Weeks 1 and 2',
        title: 'Review',
        text: 'The Turning Point workshop, then a review of the live platform and its conformity.',
      },
      {
        when: 'Weeks 3 and 4',
        title: 'Choose',
        text: 'Journeys ranked by how many people use them and where they stumble; one is chosen.',
      },
      {
        when: 'Weeks 5 to 7',
        title: 'Build',
        text: 'The journey is rebuilt from the components of the code, reviewed weekly with the NDS team.',
      },
      {
        when: 'Week 8',
        title: 'Test',
        text: 'The From Idea to Platform workshop, tests with users, and a report for the decision-maker.',
      },
    ],
  },
  start: {
    text: 'Participation begins with a seat in the NDS workshop. The schedule and the team nomination form follow.',
    nds: 'Get to know NDS',
  },
};
