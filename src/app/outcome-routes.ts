import { PATHS, PATTERNS } from '#content/facts/paths.ts';
import { NEWSLETTER_STEPS } from '#src/pages/newsletter/newsletter-step.ts';
import { WORKSHOP_RESULTS } from '#src/pages/workshop/workshop-result.ts';
import { page } from './lazy-page.ts';
import type { Route } from './route.ts';

/** Pages that no menu leads to: behind the links of letters, and after a form that was posted without script. */
export const outcomeRoutes: readonly Route[] = [
  {
    path: PATTERNS.workshopResult,
    page: page('workshop', 'workshop-result'),
    values: WORKSHOP_RESULTS.map((result) => ({ result })),
    parent: PATHS.workshop,
    barSky: 'night',
  },
  {
    path: PATTERNS.newsletter,
    page: page('newsletter'),
    values: NEWSLETTER_STEPS.map((step) => ({ step })),
    parent: PATHS.news,
    barSky: 'night',
  },
];
