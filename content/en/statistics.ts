import type { statistics as source } from '../ar/statistics.ts';
import type { TextsOf } from '../texts-of.ts';

export const statistics: TextsOf<typeof source> = {};
