import type { services as source } from '../ar/services.ts';
import type { TextsOf } from '../texts-of.ts';

export const services: TextsOf<typeof source> = {};
