import type { post as source } from '../ar/post.ts';
import type { TextsOf } from '../texts-of.ts';

export const post: TextsOf<typeof source> = {
  seo: { title: 'post', description: 'to be written', keywords: 'Node' },
};
