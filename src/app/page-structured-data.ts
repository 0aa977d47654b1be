import { PATHS } from '#content/facts/paths.ts';
import type { Language } from '#shared/languages.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { absoluteUrl } from '#src/seo/seo.ts';
import { socialCard } from '#src/seo/social-cards.ts';
import type { TrailStep } from '#src/seo/structured-data/breadcrumb-list.ts';
import type { JsonLd } from '#src/seo/structured-data/json-ld.ts';
import { structuredData } from '#src/seo/structured-data/structured-data.ts';
import { cardOf, headOf } from './head/heads.ts';
import { lastModified } from './page-dates.ts';
import { canonicalPathOf, type Route, type RouteMatch, type RouteParams } from './route.ts';
import { notFoundRoute } from './routes.ts';
import { trailTo } from './trail.ts';

/** A page on the way from home, as it is named there. */
function trailStep({ route, params }: RouteMatch, texts: Texts): TrailStep {
  const path = canonicalPathOf(route, params);
  const isHome = route.path === PATHS.home;
  return {
    path,
    name: isHome ? texts.group('navigation').links.home : headOf(route).seo(texts, params).title,
  };
}

/** The structured data of a page; nothing but the company on a page that has no place of its own. */
export function pageStructuredData(
  route: Route,
  params: RouteParams,
  { language, texts, now }: { language: Language; texts: Texts; now: Date },
): JsonLd {
  const path = canonicalPathOf(route, params);
  const image = absoluteUrl(socialCard(cardOf(route, params), language));
  const trail =
    route === notFoundRoute ? [] : trailTo({ route, params }).map((match) => trailStep(match, texts));
  return structuredData(
    { language, path, params, texts, now, image, lastModified: lastModified(path) },
    route.path,
    trail,
  );
}
