import type { post as source } from '../ar/post.ts';
import type { TextsOf } from '../texts-of.ts';

export const post: TextsOf<typeof source> = {
  picture: 'Salt pans side by side, each at its own stage, seen from the air',
  opening: [
    'In the first week after launch every figure looks good: many visits, new accounts, press coverage. Then it goes quiet, and the people left are the ones who came to get something done. They\u00a0are\u00a0the\u00a0measure.',
    'We reviewed nine platforms that we helped to build, 12 months after each was launched. Six had kept their users or gained more; three had lost over half. Technology was not the difference, since almost all were built with the\u00a0same\u00a0tools.',
  ],
  common: {
    heading: 'What did the successful platforms have in common?',
    answers: [
      {
        title: 'One complete service before ten unfinished ones',
        text: 'The six platforms began with a single journey that users could finish from start to end without a visit or a call, and added another every\u00a0six\u00a0weeks.',
      },
      {
        title: 'One owner after launch',
        text: 'Each has a small standing team of four to seven people that reads the week’s reports and repairs the most frequent before it builds anything new.',
      },
      {
        title: 'An indicator that everyone understands',
        text: 'Not the number of visits, but the share of requests completed at the\u00a0first\u00a0attempt.',
      },
    ],
  },
  measure: {
    before: 'At launch',
    after: 'Nine months later',
    text: 'Share of requests completed at the first attempt on one platform, before and after eight fields were taken out of a\u00a0single\u00a0form.',
  },
  launch: {
    heading: 'And what do we do on the day of launch?',
    paragraphs: [
      'We start measuring when everyone thinks the project is over. The baseline is recorded on day one, we meet users after 30 days, and after 90 we show the decision-maker the figures: those that rose and those that fell.',
      'The screen is the first thing people see; impact is what remains once they close it. Between the two lies quiet daily work, and that is what makes\u00a0a\u00a0platform.',
    ],
  },
  quote: 'A platform has succeeded when people forget how hard the task used to be.',
};
