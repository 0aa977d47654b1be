import type { faq as source } from '../ar/faq.ts';
import type { TextsOf } from '../texts-of.ts';

export const faq: TextsOf<typeof source> = {};
