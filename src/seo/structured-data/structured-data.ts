import { PATHS, PATTERNS } from '#content/facts/paths.ts';
import { article, articleWithFilm } from './article.ts';
import { breadcrumbList, type TrailStep } from './breadcrumb-list.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { jobPosting } from './job-posting.ts';
import { organization, webSite } from './organization.ts';
import { workshopEvents } from './workshop-events.ts';

/** What a page is about, by the pattern of its address. */
const ENTITIES: Readonly<Record<string, (page: DescribedPage) => JsonLd[]>> = {
  [PATHS.home]: ({ language }) => [webSite(language)],
  [PATHS.workshop]: workshopEvents,
  [PATHS.article1]: article,
  [PATHS.article2]: articleWithFilm,
  [PATHS.post]: article,
  [PATTERNS.article]: article,
  [PATTERNS.job]: jobPosting,
  [PATTERNS.jobOfCareers]: jobPosting,
};

/** The JSON-LD of a page: one graph with the company, the page's place and what the page is about. */
export function structuredData(page: DescribedPage, routePath: string, trail: readonly TrailStep[]): JsonLd {
  const { language } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(language),
      ...(trail.length > 1 ? [breadcrumbList(trail, language)] : []),
      ...(ENTITIES[routePath]?.(page) ?? []),
    ],
  };
}
