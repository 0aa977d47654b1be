import type { testimonial as source } from '../ar/testimonial.ts';
import type { TextsOf } from '../texts-of.ts';

export const testimonial: TextsOf<typeof source> = {};
