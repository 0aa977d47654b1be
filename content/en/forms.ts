import type { forms as source } from '../ar/forms.ts';
import type { TextsOf } from '../texts-of.ts';

export const forms: TextsOf<typeof source> = {};
