import type { seo as source } from '../ar/seo.ts';
import type { TextsOf } from '../texts-of.ts';

export const seo: TextsOf<typeof source> = {
  titleTemplate: '{title} | Node',
  default: {
    title: 'Node',
    description:
      'Node is a Saudi technology company for digital transformation, IT consulting, managed services and software development.',
    keywords: 'Node, digital transformation, IT consulting, managed services, software development, Saudi Arabia',
  },
  home: {
    title: 'Node: your horizon, connected',
    description:
      'A Saudi digital-transformation and IT-consulting company: we build platforms, run them and turn their data into decisions with government and large enterprises.',
    keywords: 'Node, Saudi technology company, digital transformation, digital platforms, IT consulting, Vision 2030',
  },
};
