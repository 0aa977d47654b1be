import type { article2 as source } from '../ar/article-2.ts';
import type { TextsOf } from '../texts-of.ts';

export const article2: TextsOf<typeof source> = {
  seo: { title: 'article-2', description: 'to be written', keywords: 'Node' },
};
