import { PATHS, PATTERNS } from '#content/facts/paths.ts';
import { NEWSLETTER_STEPS, parseNewsletterStep } from '#src/pages/newsletter/newsletter-step.ts';
import { parseWorkshopResult, WORKSHOP_RESULTS } from '#src/pages/workshop/workshop-result.ts';
import { page } from './lazy-page.ts';
import { articleSeo } from './route-seo.ts';
import type { Route } from './route.ts';

/** Pages that no menu leads to: behind the links of letters, and after a form that was posted without script. */
export const outcomeRoutes: readonly Route[] = [
  {
    path: PATTERNS.workshopResult,
    page: page('workshop', 'workshop-result'),
    values: WORKSHOP_RESULTS.map((result) => ({ result })),
    seo: (texts, { result }) => ({
      ...articleSeo(texts, 'ndsworkshop'),
      ...texts.group('media_reservation').result[parseWorkshopResult(result)],
    }),
    card: 'workshop',
    parent: PATHS.workshop,
    isIndexed: false,
    barSky: 'night',
  },
  {
    path: PATTERNS.newsletter,
    page: page('newsletter'),
    values: NEWSLETTER_STEPS.map((step) => ({ step })),
    seo: (texts, { step }) => ({
      ...texts.group('news').seo,
      ...texts.entry('newsletter', parseNewsletterStep(step)),
    }),
    card: 'media',
    parent: PATHS.news,
    isIndexed: false,
    barSky: 'night',
  },
];
