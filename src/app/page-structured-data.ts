import type { Language } from '#shared/languages.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { absoluteUrl } from '#src/seo/seo.ts';
import { socialCards } from '#src/seo/social-cards.ts';
import type { TrailStep } from '#src/seo/structured-data/breadcrumb-list.ts';
import type { JsonLd } from '#src/seo/structured-data/json-ld.ts';
import { structuredData } from '#src/seo/structured-data/structured-data.ts';
import { lastModified } from './page-dates.ts';
import { pathOf, type Route, type RouteParams } from './route.ts';
import { matchRoute, notFoundRoute } from './routes.ts';

/** The pages from home to this one, by the parents that the route table names. */
function trailTo(route: Route, params: RouteParams, path: string, texts: Texts): TrailStep[] {
  const step = { path, name: route.seo(texts, params).title };
  if (path === '/') return [{ path, name: texts.group('navigation').links.home }];
  const parent = matchRoute(route.parent ?? '/');
  return [...trailTo(parent.route, parent.params, pathOf(parent.route, parent.params), texts), step];
}

/** The structured data of a page; nothing but the company on a page that has no place of its own. */
export function pageStructuredData(
  route: Route,
  params: RouteParams,
  language: Language,
  texts: Texts,
): JsonLd {
  const path = route.canonicalPath?.(params) ?? pathOf(route, params);
  const image = absoluteUrl(socialCards[route.card][language]);
  const trail = route === notFoundRoute ? [] : trailTo(route, params, path, texts);
  return structuredData(
    { language, path, params, texts, image, lastModified: lastModified(path) },
    route.path,
    trail,
  );
}
