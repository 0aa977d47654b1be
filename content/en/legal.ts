import type { legal as source } from '../ar/legal.ts';
import type { TextsOf } from '../texts-of.ts';

export const legal: TextsOf<typeof source> = {};
