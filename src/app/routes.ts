import { matchPath } from 'react-router';
import type { Seo } from '#src/seo/seo.ts';
import type { SocialCardFamily } from '#src/seo/social-cards.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { parseWorkshopResult, WORKSHOP_RESULTS } from '#src/pages/workshop/workshop-result.ts';
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
  /** The page above this one in the breadcrumb; home has none. */
  parent?: string;
  /** Every value of the address's parameters; other values are unknown addresses. */
  values?: readonly RouteParams[];
  /** Where the page's canonical address is another one. */
  canonicalPath?: (params: RouteParams) => string;
  /** False keeps a page out of search engines and the sitemap. */
  isIndexed?: false;
  /** True where the title already names the company. */
  isTitleComplete?: true;
  openGraphType?: 'article' | 'video.other';
  /** Colour of what the bar lies on before the page is scrolled. */
  barTone?: 'dark';
  /** /nds brings a bar and a footer variant of its own (decisions 8). */
  variant?: 'nds';
}

/** The index of the site: every address, its page and what its head says. */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: page('home'),
    seo: (texts) => texts.entry('seo', 'home'),
    card: 'home',
    isTitleComplete: true,
  },
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

/** Every language-free path of the site, the not-found page not among them. */
export function allPaths(): string[] {
  return routes.flatMap((route) => (route.values ?? [{}]).map((params) => pathOf(route, params)));
}
