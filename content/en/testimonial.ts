import type { testimonial as source } from '../ar/testimonial.ts';
import type { TextsOf } from '../texts-of.ts';

export const testimonial: TextsOf<typeof source> = {
  title: 'In our clients’ words',
  quote:
    'People used to knock on 11 doors to finish one transaction. Today they come in through one, and our team follows the request until it is done.',
  speaker: 'Director General of Digital Services',
  client: 'Subul Authority',
};
