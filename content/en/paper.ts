import type { paper as source } from '../ar/paper.ts';
import type { TextsOf } from '../texts-of.ts';

export const paper: TextsOf<typeof source> = {
  page: 'Page {page} of {pages}',
};
