import type { businessPaths as source } from '../ar/business-paths.ts';
import type { TextsOf } from '../texts-of.ts';

export const businessPaths: TextsOf<typeof source> = {};
