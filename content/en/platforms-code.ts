import type { platformsCode as source } from '../ar/platforms-code.ts';
import type { TextsOf } from '../texts-of.ts';

export const platformsCode: TextsOf<typeof source> = {
  seo: { title: 'platforms-code', description: 'to be written', keywords: 'Node' },
};
