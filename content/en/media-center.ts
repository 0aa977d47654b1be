import type { mediaCenter as source } from '../ar/media-center.ts';
import type { TextsOf } from '../texts-of.ts';

export const mediaCenter: TextsOf<typeof source> = {};
