import type { ourServices as source } from '../ar/our-services.ts';
import type { TextsOf } from '../texts-of.ts';

export const ourServices: TextsOf<typeof source> = {
  seo: { title: 'our-services', description: 'to be written', keywords: 'Node' },
};
