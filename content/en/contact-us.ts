import type { contactUs as source } from '../ar/contact-us.ts';
import type { TextsOf } from '../texts-of.ts';

export const contactUs: TextsOf<typeof source> = {};
