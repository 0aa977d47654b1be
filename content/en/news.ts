import type { news as source } from '../ar/news.ts';
import type { TextsOf } from '../texts-of.ts';

export const news: TextsOf<typeof source> = {
  seo: { title: 'news', description: 'to be written', keywords: 'Node' },
};
