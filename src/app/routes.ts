import { WRITTEN_SLUGS } from '#records/written-articles.ts';
import { PATHS, pathTo, PATTERNS } from '#content/facts/paths.ts';
import { BUSINESS_PATH_HOUR, BUSINESS_PATH_IDS, parseBusinessPathId } from '#content/facts/business-paths.ts';
import { jobOf, JOBS } from '#content/facts/jobs.ts';
import { LAST_NEWS_PAGE } from '#content/facts/limits.ts';
import { matchPath } from '#src/lib/router/match-path.ts';
import { HOURS } from '#src/sections/page-header/hours.ts';
import { articleCard } from '#src/seo/social-cards.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { page } from './lazy-page.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { articleSeo, newsSeo, seoKey, wordsOf } from './route-seo.ts';
import { isKnown, type Route, type RouteMatch, type RouteParams } from './route.ts';

const article = { parent: PATHS.mediaCenter, openGraphType: 'article' } as const;

/** The page of a job, at its two addresses (rule:addresses). */
const job = {
  page: page('job'),
  values: JOBS.map(({ id }) => ({ id: String(id) })),
  seo: (texts: Texts, { id = '' }: RouteParams) => {
    const { title, about, keywords } = texts.entry('jobs', id);
    if (jobOf(id)?.isClosed !== true) return { title, description: about, keywords };
    return { title, description: texts.entry('careers', 'detail').closed.notice, keywords };
  },
  isIndexed: ({ id }: RouteParams) => jobOf(id)?.isClosed === false,
  card: 'careers',
  parent: PATHS.careers,
} as const;

/** The index of the site: every address, its page and what its head says. */
export const routes: readonly Route[] = [
  {
    path: PATHS.home,
    page: page('home'),
    seo: seoKey('home'),
    card: 'home',
    isTitleComplete: true,
    barSky: 'hour',
  },
  { path: PATHS.aboutUs, page: page('about-us'), seo: seoKey('about-us'), card: 'about' },
  {
    path: PATHS.businessPaths,
    page: page('business-paths'),
    seo: seoKey('business-paths'),
    card: 'business-paths',
  },
  {
    path: PATTERNS.businessPath,
    page: page('business-path'),
    values: BUSINESS_PATH_IDS.map((id) => ({ pathId: String(id) })),
    seo: (texts, { pathId }) => {
      const id = parseBusinessPathId(pathId);
      const { names, introductions } = texts.group('paths');
      return {
        title: names[`path${id}`],
        description: introductions[`path${id}`],
        keywords: texts.entry('businessPathDetails', `path${id}`).keywords,
      };
    },
    card: 'business-paths',
    parent: PATHS.businessPaths,
    barSky: ({ pathId }) => HOURS[BUSINESS_PATH_HOUR[parseBusinessPathId(pathId)]].sky,
  },
  {
    path: PATHS.ourServices,
    page: page('our-services'),
    seo: (texts) => texts.group('ourServices').seo,
    card: 'services',
  },
  {
    path: PATHS.services,
    page: page('services'),
    seo: seoKey('services'),
    card: 'services',
    barSky: 'blue',
  },
  {
    path: PATHS.successStories,
    page: page('success-stories'),
    seo: seoKey('success-stories'),
    card: 'success',
  },
  {
    path: PATHS.successPartners,
    page: page('success-partners'),
    seo: seoKey('success-partners'),
    card: 'success',
  },
  {
    path: PATHS.mediaCenter,
    page: page('media-center'),
    seo: seoKey('media'),
    card: 'media',
    barSky: 'blue',
  },
  {
    path: PATHS.workshop,
    page: page('workshop'),
    seo: (texts) => articleSeo(texts, 'ndsworkshop'),
    card: 'workshop',
    parent: PATHS.mediaCenter,
  },
  {
    path: PATHS.platformsCode,
    page: page('platforms-code'),
    seo: (texts) => articleSeo(texts, 'platforms-code'),
    card: 'platforms-code',
    parent: PATHS.mediaCenter,
  },
  {
    path: PATHS.article1,
    page: page('article-1'),
    seo: (texts) => articleSeo(texts, 'article-1'),
    card: 'article-1',
    ...article,
  },
  {
    path: PATHS.article2,
    page: page('article-2'),
    seo: (texts) => articleSeo(texts, 'article-2'),
    card: 'article-2',
    ...article,
    barSky: 'blue',
  },
  {
    path: PATHS.post,
    page: page('post'),
    seo: (texts) => articleSeo(texts, 'post'),
    card: 'post',
    ...article,
  },
  {
    path: PATTERNS.article,
    page: page('article'),
    values: WRITTEN_SLUGS.map((slug) => ({ slug })),
    seo: (texts, { slug = '' }) => articleSeo(texts, slug),
    card: ({ slug }) => articleCard(slug),
    ...article,
  },
  { path: PATHS.careers, page: page('careers'), seo: seoKey('careers'), card: 'careers', barSky: 'blue' },
  { path: PATTERNS.job, ...job },
  { path: PATTERNS.jobOfCareers, ...job, canonicalPath: ({ id }) => pathTo.job(Number(id)), barSky: 'paper' },
  { path: PATHS.faq, page: page('faq'), seo: seoKey('faq'), card: 'default' },
  { path: PATHS.contactUs, page: page('contact-us'), seo: seoKey('contact-us'), card: 'default' },
  {
    path: PATHS.news,
    page: page('news'),
    seo: newsSeo,
    queries: Array.from({ length: LAST_NEWS_PAGE - 1 }, (_, index) => `page=${index + 2}`),
    card: 'media',
  },
  ...outcomeRoutes,
  { path: PATHS.nds, page: page('nds'), seo: seoKey('nds'), card: 'nds', variant: 'nds' },
  {
    path: PATHS.privacyPolicy,
    page: page('legal', 'privacy-policy'),
    seo: seoKey('privacy-policy'),
    card: 'default',
  },
  {
    path: PATHS.terms,
    page: page('legal', 'terms'),
    seo: seoKey('terms-and-conditions'),
    card: 'default',
  },
  {
    path: PATHS.accessibility,
    page: page('accessibility'),
    seo: (texts) => texts.group('accessibilityStatement').seo,
    card: 'default',
  },
  {
    path: PATHS.siteMap,
    page: page('site-map'),
    seo: (texts) => texts.group('siteMap').seo,
    card: 'default',
  },
  { path: PATHS.offline, page: page('offline'), seo: wordsOf('offline'), card: 'default', isIndexed: false },
  { path: PATHS.search, page: page('search'), seo: wordsOf('search'), card: 'default', isIndexed: false },
];

export const notFoundRoute: Route = {
  path: PATHS.notFound,
  page: page('not-found'),
  seo: wordsOf('notFound'),
  card: 'default',
  isIndexed: false,
};

/** The page at a language-free path; the not-found page where there is none. */
export function matchRoute(path: string): RouteMatch {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params === undefined) continue;
    if (!route.values || route.values.some((known) => isKnown(known, params))) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
