import { addressOf, type Language } from '#shared/languages.ts';
import { absoluteUrl } from '../seo.ts';
import type { JsonLd } from './json-ld.ts';

/** A page on the way from home, as it is named there. */
export interface TrailStep {
  path: string;
  name: string;
}

/** Where an inner page stands: home first, the page itself last. */
export function breadcrumbList(trail: readonly TrailStep[], language: Language): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.replaceAll('\n', ' '),
      item: absoluteUrl(addressOf(path, language)),
    })),
  };
}
