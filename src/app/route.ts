import type { RoutePath } from '#content/facts/paths.ts';
import type { Path } from '#content/facts/paths.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import type { Sky } from '#src/sections/page-header/hours.ts';
import type { LazyPage } from './lazy-page.ts';

export type RouteParams = PageProps['params'];

/** `hour` is home's, which changes with the light over Riyadh, and so does `office`, the contact page's: a sky for white words. */
export type BarSky = Sky | 'paper' | 'hour' | 'office';

/** One kind of page. */
export interface Route {
  /** Language-free address, with parameters as in `/job-post/:id`. */
  path: RoutePath;
  page: LazyPage;
  /** The page above this one; home, where it names none. */
  parent?: Path;
  /** Every value of the address's parameters; other values are unknown addresses. */
  values?: readonly RouteParams[];
  /** Where the page's canonical address is another one. */
  canonicalPath?: (params: RouteParams) => Path;
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

/** Every page of some routes: each route with each known value of its parameters. */
export function placesOf(some: readonly Route[]): RouteMatch[] {
  return some.flatMap((route) => (route.values ?? [{}]).map((params) => ({ route, params })));
}
