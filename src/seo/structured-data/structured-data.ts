import { breadcrumbList, type TrailStep } from './breadcrumb-list.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organization, webSite } from './organization.ts';
import { workshopEvents } from './workshop-events.ts';

/** What a page is about, by the pattern of its address. */
const ENTITIES: Readonly<Record<string, (page: DescribedPage) => JsonLd[]>> = {
  '/': ({ language }) => [webSite(language)],
  '/media/ndsworkshop': workshopEvents,
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
