import { matchPath } from 'react-router';
import { BUSINESS_PATH_HOUR, BUSINESS_PATH_IDS, parseBusinessPathId } from '#content/facts/business-paths.ts';
import { JOB_IDS } from '#content/facts/jobs.ts';
import { LAST_NEWS_PAGE } from '#content/facts/news.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { parseWorkshopResult, WORKSHOP_RESULTS } from '#src/pages/workshop/workshop-result.ts';
import { skyTone } from '#src/sections/page-header/hours.ts';
import type { Seo } from '#src/seo/seo.ts';
import type { SocialCardFamily } from '#src/seo/social-cards.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { page, type LazyPage } from './lazy-page.ts';

export type RouteParams = PageProps['params'];

/** One kind of page. */
export interface Route {
  /** Language-free address, with parameters as in `/job-post/:id`. */
  path: string;
  page: LazyPage;
  /** Title, description and keywords, by the specification's key or derived from the page's own words. */
  seo: (texts: Texts, params: RouteParams) => Seo;
  /** Picture that social networks show. */
  card: SocialCardFamily;
  /** The page above this one; home, where it names none. */
  parent?: string;
  /** Every value of the address's parameters; other values are unknown addresses. */
  values?: readonly RouteParams[];
  /** Further states of the page that have an address of their own (`/news?page=2`) and stay out of search. */
  queries?: readonly string[];
  /** Where the page's canonical address is another one. */
  canonicalPath?: (params: RouteParams) => string;
  /** False keeps a page out of search engines and the sitemap. */
  isIndexed?: false;
  /** True where the title already names the company. */
  isTitleComplete?: true;
  openGraphType?: 'article' | 'video.other';
  /** `dark` where the bar lies on a dark header before the page is scrolled; light where it says nothing. */
  barTone?: 'dark' | ((params: RouteParams) => 'light' | 'dark');
  /** /nds brings a bar and a footer variant of its own (decisions 8). */
  variant?: 'nds';
}

const seoKey = (key: Parameters<typeof Texts.prototype.entry<'seo', SeoKey>>[1]) => (texts: Texts) =>
  texts.entry('seo', key);

type SeoKey =
  | 'home'
  | 'about-us'
  | 'business-paths'
  | 'careers'
  | 'contact-us'
  | 'services'
  | 'media'
  | 'success-stories'
  | 'success-partners'
  | 'nds'
  | 'faq'
  | 'privacy-policy'
  | 'terms-and-conditions';

/** The page of a job, at the two addresses of the specification (decisions 6). */
const job = {
  page: page('job'),
  values: JOB_IDS.map((id) => ({ id: String(id) })),
  seo: (texts: Texts, { id }: RouteParams) => {
    const known = JOB_IDS.find((each) => String(each) === id) ?? 1;
    return {
      title: texts.entry('careers', `job_title_${known}`),
      description: texts.entry('careers', `about_the_job_${known}`),
      keywords: texts.entry('careers', `keywords_${known}`),
    };
  },
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
    barTone: ({ pathId }) => skyTone(BUSINESS_PATH_HOUR[parseBusinessPathId(pathId)]),
  },
  {
    path: '/our-services',
    page: page('our-services'),
    seo: (texts) => texts.group('ourServices').seo,
    card: 'services',
    barTone: 'dark',
  },
  {
    path: '/services',
    page: page('services'),
    seo: seoKey('services'),
    card: 'services',
    barTone: 'dark',
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
    barTone: 'dark',
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
  { path: '/careers', page: page('careers'), seo: seoKey('careers'), card: 'careers', barTone: 'dark' },
  { path: '/job-post/:id', ...job },
  { path: '/careers/:id', ...job, canonicalPath: ({ id }) => `/job-post/${id ?? ''}`, barTone: 'dark' },
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
  barTone: 'dark',
};

export interface RouteMatch {
  route: Route;
  params: RouteParams;
}

/** The page at a language-free path; the not-found page where there is none. */
export function matchRoute(path: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match === null) continue;
    if (!route.values || route.values.some((known) => isSame(known, match.params))) {
      return { route, params: match.params };
    }
  }
  return { route: notFoundRoute, params: {} };
}

function isSame(known: RouteParams, params: RouteParams): boolean {
  return Object.entries(known).every(([name, value]) => params[name] === value);
}

/** The path of a route with its parameters filled in. */
export function pathOf(route: Route, params: RouteParams): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/** Colour of what the bar lies on while a page is at its top. */
export function barToneOf({ barTone }: Route, params: RouteParams): 'light' | 'dark' {
  return typeof barTone === 'function' ? barTone(params) : (barTone ?? 'light');
}

/** Every language-free path of some routes. */
export function pathsOf(some: readonly Route[]): string[] {
  return some.flatMap((route) => (route.values ?? [{}]).map((params) => pathOf(route, params)));
}

/** Whether an address is the state of a page that stays out of search. */
export function isQueryState(route: Route, search: string): boolean {
  return route.queries?.includes(search.replace(/^\?/, '')) ?? false;
}
