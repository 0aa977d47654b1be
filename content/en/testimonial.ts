import type { testimonial as source } from '../ar/testimonial.ts';
import type { TextsOf } from '../texts-of.ts';

export const testimonial: TextsOf<typeof source> = {
  title: 'In our clients’ words',
  quote:
    'People used to knock on eleven systems to finish one transaction. Today they come in through one door, and our team sees the request from the first step to the last.',
  speaker: 'Director General of Digital Services',
  client: 'Subul Authority',
};
