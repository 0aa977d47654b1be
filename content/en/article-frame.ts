import type { articleFrame as source } from '../ar/article-frame.ts';
import type { TextsOf } from '../texts-of.ts';

export const articleFrame: TextsOf<typeof source> = {
  kinds: { article: 'Article', workshop: 'Workshop', initiative: 'Initiative' },
  back: 'Back to the media center',
  related: 'Related articles',
  more: 'More articles',
};
