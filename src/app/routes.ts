import { matchPath } from 'react-router';
import { BUSINESS_PATH_HOUR, BUSINESS_PATH_IDS, parseBusinessPathId } from '#content/facts/business-paths.ts';
import type { Content } from '#content/content.ts';
import { jobOf, JOBS } from '#content/facts/jobs.ts';
import { LAST_NEWS_PAGE } from '#content/facts/news.ts';
import { parseWorkshopResult, WORKSHOP_RESULTS } from '#src/pages/workshop/workshop-result.ts';
import { HOURS } from '#src/sections/page-header/hours.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { page } from './lazy-page.ts';
import { isKnown, type Route, type RouteMatch, type RouteParams } from './route.ts';

/** Page keys whose head has words of its own (rule:seo-keys). */
type SeoKey = Exclude<keyof Content['seo'], 'titleTemplate' | 'default'>;

const seoKey = (key: SeoKey) => (texts: Texts) => texts.entry('seo', key);

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
  parent: '/careers',
} as const;

/** The index of the site: every address, its page and what its head says. */
export const routes: readonly Route[] = [
  { path: '/', page: page('home'), seo: seoKey('home'), card: 'home', isTitleComplete: true },
  { path: '/about-us', page: page('about-us'), seo: seoKey('about-us'), card: 'about' },
  {
    path: '/business-paths',
    page: page('business-paths'),
    seo: seoKey('business-paths'),
    card: 'business-paths',
  },
  {
    path: '/business-paths/:pathId',
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
    parent: '/business-paths',
    barSky: ({ pathId }) => HOURS[BUSINESS_PATH_HOUR[parseBusinessPathId(pathId)]].sky,
  },
  {
    path: '/our-services',
    page: page('our-services'),
    seo: (texts) => texts.group('ourServices').seo,
    card: 'services',
    barSky: 'night',
  },
  {
    path: '/services',
    page: page('services'),
    seo: seoKey('services'),
    card: 'services',
    barSky: 'blue',
  },
  {
    path: '/success-stories',
    page: page('success-stories'),
    seo: seoKey('success-stories'),
    card: 'success',
  },
  {
    path: '/success-partners',
    page: page('success-partners'),
    seo: seoKey('success-partners'),
    card: 'success',
  },
  { path: '/media-center', page: page('media-center'), seo: seoKey('media'), card: 'media' },
  {
    path: '/media/ndsworkshop',
    page: page('workshop'),
    seo: (texts) => texts.group('media_reservation').seo,
    card: 'workshop',
    parent: '/media-center',
  },
  {
    path: '/media/ndsworkshop/:result',
    page: page('workshop', 'workshop-result'),
    values: WORKSHOP_RESULTS.map((result) => ({ result })),
    seo: (texts, { result }) => ({
      ...texts.group('media_reservation').seo,
      ...texts.group('media_reservation').result[parseWorkshopResult(result)],
    }),
    card: 'workshop',
    parent: '/media/ndsworkshop',
    isIndexed: false,
    barSky: 'night',
  },
  {
    path: '/media/platforms-code',
    page: page('platforms-code'),
    seo: (texts) => texts.group('platformsCode').seo,
    card: 'media',
    parent: '/media-center',
  },
  {
    path: '/media/article-1',
    page: page('article-1'),
    seo: (texts) => texts.group('article1').seo,
    card: 'media',
    parent: '/media-center',
    openGraphType: 'article',
  },
  {
    path: '/media/article-2',
    page: page('article-2'),
    seo: (texts) => texts.group('article2').seo,
    card: 'media',
    parent: '/media-center',
    openGraphType: 'article',
  },
  {
    path: '/media/post',
    page: page('post'),
    seo: (texts) => texts.group('post').seo,
    card: 'media',
    parent: '/media-center',
    openGraphType: 'article',
  },
  { path: '/careers', page: page('careers'), seo: seoKey('careers'), card: 'careers', barSky: 'blue' },
  { path: '/job-post/:id', ...job },
  { path: '/careers/:id', ...job, canonicalPath: ({ id }) => `/job-post/${id ?? ''}`, barSky: 'paper' },
  { path: '/faq', page: page('faq'), seo: seoKey('faq'), card: 'default' },
  { path: '/contact-us', page: page('contact-us'), seo: seoKey('contact-us'), card: 'default' },
  {
    path: '/news',
    page: page('news'),
    seo: (texts) => texts.group('news').seo,
    queries: Array.from({ length: LAST_NEWS_PAGE - 1 }, (_, index) => `page=${index + 2}`),
    card: 'media',
  },
  { path: '/nds', page: page('nds'), seo: seoKey('nds'), card: 'nds', variant: 'nds' },
  {
    path: '/privacy-policy',
    page: page('legal', 'privacy-policy'),
    seo: seoKey('privacy-policy'),
    card: 'default',
  },
  {
    path: '/terms&conditions',
    page: page('legal', 'terms'),
    seo: seoKey('terms-and-conditions'),
    card: 'default',
  },
  { path: '/sitemap', page: page('site-map'), seo: (texts) => texts.group('siteMap').seo, card: 'default' },
];

export const notFoundRoute: Route = {
  path: '/404',
  page: page('not-found'),
  seo: (texts) => ({ ...texts.group('notFound').seo, keywords: '' }),
  card: 'default',
  isIndexed: false,
  barSky: 'night',
};

/** The page at a language-free path; the not-found page where there is none. */
export function matchRoute(path: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match === null) continue;
    if (!route.values || route.values.some((known) => isKnown(known, match.params))) {
      return { route, params: match.params };
    }
  }
  return { route: notFoundRoute, params: {} };
}
