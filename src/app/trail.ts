import { PATHS } from '#content/facts/paths.ts';
import type { RouteMatch } from './route.ts';
import { matchRoute, notFoundRoute } from './routes.ts';

/** The pages from home to this one, by the parents that the table names; an unknown address stands alone. */
export function trailTo(match: RouteMatch): RouteMatch[] {
  const { route } = match;
  if (route.path === PATHS.home || route === notFoundRoute) return [match];
  return [...trailTo(matchRoute(route.parent ?? PATHS.home)), match];
}
