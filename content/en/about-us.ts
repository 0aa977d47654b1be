import type { aboutUs as source } from '../ar/about-us.ts';
import type { TextsOf } from '../texts-of.ts';

export const aboutUs: TextsOf<typeof source> = {};
