import type { article1 as source } from '../ar/article-1.ts';
import type { TextsOf } from '../texts-of.ts';

export const article1: TextsOf<typeof source> = {
  seo: { title: 'article-1', description: 'to be written', keywords: 'Node' },
};
