import { FOUNDED } from '../facts/founded.ts';
import type { endings as source } from '../ar/endings.ts';
import type { TextsOf } from '../texts-of.ts';

export const endings: TextsOf<typeof source> = {
  contact: 'Contact us',
  aboutUs: { label: `From ${FOUNDED} to today`, title: 'Meet those who trusted us' },
  services: { between: 'Running a service like one of these?', title: 'Which stage is on your mind today?' },
  ourServices: { title: 'Start with one, add the rest when you need them' },
  businessPaths: { title: 'Which path fits? Describe the project to us' },
  path1: { label: 'The next path, from morning' },
  path2: { label: 'The next path, from noon' },
  path3: { label: 'The next path, from late afternoon' },
  path4: { label: 'The next path, from nightfall' },
  path5: { label: 'A new day begins with the first path' },
  successStories: {
    between: 'Facing a question like one of these?',
    title: 'The fifth story begins with your question',
  },
  successPartners: {
    label: 'From the names to the work',
    title: 'Read four stories,\nwith their durations and results',
  },
  workshop: { label: 'After the workshop comes the initiative' },
  platformsCode: { title: 'The next field is your platform’s' },
  nextArticle: { label: 'Next article' },
  careers: { title: 'Not the right role yet?\nTell us who you are' },
  job: { title: 'All our roles are on one line' },
  mediaCenter: { title: 'One letter a month, with what we learned' },
  news: { title: 'The month’s\u00a0news in one letter', action: 'Subscribe to the newsletter' },
  privacy: { title: 'A question about your data? Write to us' },
  terms: { title: 'A clause that is unclear? We will explain it' },
  accessibility: { title: 'A barrier in your way? We will clear it with you', action: 'Report a barrier' },
  search: { title: 'A question no page answers? We will' },
  siteMap: { title: 'Not on the map? Ask us directly' },
};
