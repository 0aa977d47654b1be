import type { siteMap as source } from '../ar/site-map.ts';
import type { TextsOf } from '../texts-of.ts';

export const siteMap: TextsOf<typeof source> = {
  seo: { title: 'site-map', description: 'to be written', keywords: 'Node' },
};
