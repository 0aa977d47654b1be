import type { nds as source } from '../ar/nds.ts';
import type { TextsOf } from '../texts-of.ts';

export const nds: TextsOf<typeof source> = {};
