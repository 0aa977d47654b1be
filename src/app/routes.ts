import { WRITTEN_SLUGS } from '#records/written-articles.ts';
import { PATHS, pathTo, PATTERNS } from '#content/facts/paths.ts';
import { BUSINESS_PATH_HOUR, BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import { JOBS } from '#content/facts/jobs.ts';
import { matchPath } from '#src/lib/router/match-path.ts';
import { HOURS } from '#src/sections/page-header/hours.ts';
import { page } from './lazy-page.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { isKnown, type Route, type RouteMatch } from './route.ts';

/** The page of a job, at its two addresses (rule:addresses). */
const job = {
  page: page('job'),
  values: JOBS.map(({ id }) => ({ id: String(id) })),
  parent: PATHS.careers,
} as const;

/** The index of the site: every address and its page; what its head says stands in head/heads.ts. */
export const routes: readonly Route[] = [
  { path: PATHS.home, page: page('home'), barSky: 'hour' },
  { path: PATHS.aboutUs, page: page('about-us') },
  { path: PATHS.businessPaths, page: page('business-paths') },
  // A page each, since each has styles of its own.
  ...BUSINESS_PATH_IDS.map((id) => ({
    path: PATTERNS.businessPath,
    page: page('business-path', `path-${id}`),
    values: [{ pathId: String(id) }],
    parent: PATHS.businessPaths,
    barSky: HOURS[BUSINESS_PATH_HOUR[id]].sky,
  })),
  { path: PATHS.ourServices, page: page('our-services') },
  { path: PATHS.services, page: page('services'), barSky: 'blue' },
  { path: PATHS.successStories, page: page('success-stories') },
  { path: PATHS.successPartners, page: page('success-partners') },
  { path: PATHS.mediaCenter, page: page('media-center'), barSky: 'blue' },
  { path: PATHS.workshop, page: page('workshop'), parent: PATHS.mediaCenter },
  { path: PATHS.platformsCode, page: page('platforms-code'), parent: PATHS.mediaCenter },
  { path: PATHS.article1, page: page('article-1'), parent: PATHS.mediaCenter },
  { path: PATHS.article2, page: page('article-2'), parent: PATHS.mediaCenter, barSky: 'blue' },
  { path: PATHS.post, page: page('post'), parent: PATHS.mediaCenter },
  {
    path: PATTERNS.article,
    page: page('article'),
    values: WRITTEN_SLUGS.map((slug) => ({ slug })),
    parent: PATHS.mediaCenter,
  },
  { path: PATHS.careers, page: page('careers'), barSky: 'blue' },
  { path: PATTERNS.job, ...job },
  { path: PATTERNS.jobOfCareers, ...job, canonicalPath: ({ id }) => pathTo.job(Number(id)), barSky: 'paper' },
  { path: PATHS.faq, page: page('faq') },
  { path: PATHS.contactUs, page: page('contact-us'), barSky: 'office' },
  { path: PATHS.news, page: page('news'), barSky: 'night' },
  ...outcomeRoutes,
  { path: PATHS.nds, page: page('nds'), variant: 'nds' },
  { path: PATHS.privacyPolicy, page: page('legal', 'privacy-policy') },
  { path: PATHS.terms, page: page('legal', 'terms') },
  { path: PATHS.accessibility, page: page('accessibility'), barSky: 'night' },
  { path: PATHS.siteMap, page: page('site-map') },
  { path: PATHS.offline, page: page('offline') },
  { path: PATHS.search, page: page('search') },
];

export const notFoundRoute: Route = { path: PATHS.notFound, page: page('not-found') };

/** The page at a language-free path; the not-found page where there is none. */
export function matchRoute(path: string): RouteMatch {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params === undefined) continue;
    if (!route.values || route.values.some((known) => isKnown(known, params))) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
