import type { successPartners as source } from '../ar/success-partners.ts';
import type { TextsOf } from '../texts-of.ts';

export const successPartners: TextsOf<typeof source> = {};
