import type { RoutePath } from '#content/facts/paths.ts';
import type { Path } from '#content/facts/paths.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import type { Sky } from '#src/sections/page-header/hours.ts';
import type { Seo } from '#src/seo/seo.ts';
import type { SocialCardFamily } from '#src/seo/social-cards.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { LazyPage } from './lazy-page.ts';

export type RouteParams = PageProps['params'];

/** `hour` is home's, which changes with the light over Riyadh. */
export type BarSky = Sky | 'paper' | 'hour';

/** One kind of page. */
export interface Route {
  /** Language-free address, with parameters as in `/job-post/:id`. */
  path: RoutePath;
  page: LazyPage;
  /** Title, description and keywords, by page key (rule:seo-keys) or derived from the page's own words. */
  seo: (texts: Texts, params: RouteParams, search?: string) => Seo;
  /** Picture that social networks show. */
  card: SocialCardFamily | ((params: RouteParams) => SocialCardFamily);
  /** The page above this one; home, where it names none. */
  parent?: Path;
  /** Every value of the address's parameters; other values are unknown addresses. */
  values?: readonly RouteParams[];
  /** Further states of the page that have an address of their own (`/news?page=2`) and stay out of search. */
  queries?: readonly string[];
  /** Where the page's canonical address is another one. */
  canonicalPath?: (params: RouteParams) => Path;
  /** False keeps a page out of search engines and the sitemap. */
  isIndexed?: false | ((params: RouteParams) => boolean);
  /** True where the title already names the company. */
  isTitleComplete?: true;
  openGraphType?: 'article' | 'video.other';
  /**
   * What the bar lies on before the page is scrolled; light where it says nothing. On `paper` it keeps its own
   * ground from the start.
   */
  barSky?: BarSky | ((params: RouteParams) => BarSky);
  /** /nds brings a bar and a footer variant of its own. */
  variant?: 'nds';
}

export interface RouteMatch {
  route: Route;
  params: RouteParams;
}

/** Whether an address's parameters are known values. */
export function isKnown(known: RouteParams, params: RouteParams): boolean {
  return Object.entries(known).every(([name, value]) => params[name] === value);
}

/** The path of a route with its parameters filled in. */
export function pathOf(route: Route, params: RouteParams): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/** The one path of a page that has several. */
export function canonicalPathOf(route: Route, params: RouteParams): string {
  return route.canonicalPath?.(params) ?? pathOf(route, params);
}

/** Colour of what the bar lies on while a page is at its top. */
export function barSkyOf({ barSky }: Route, params: RouteParams): BarSky {
  return typeof barSky === 'function' ? barSky(params) : (barSky ?? 'light');
}

/** The picture of a page that social networks show. */
export function cardOf({ card }: Route, params: RouteParams): SocialCardFamily {
  return typeof card === 'function' ? card(params) : card;
}

/** Every page of some routes: each route with each known value of its parameters. */
export function placesOf(some: readonly Route[]): RouteMatch[] {
  return some.flatMap((route) => (route.values ?? [{}]).map((params) => ({ route, params })));
}

/** Whether search engines may list a page. */
export function isIndexed(route: Route, params: RouteParams): boolean {
  return typeof route.isIndexed === 'function' ? route.isIndexed(params) : (route.isIndexed ?? true);
}

/** Whether an address is the state of a page that stays out of search. */
export function isQueryState(route: Route, search: string): boolean {
  return route.queries?.includes(search.replace(/^\?/, '')) ?? false;
}
