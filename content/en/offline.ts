import type { offline as source } from '../ar/offline.ts';
import type { TextsOf } from '../texts-of.ts';

export const offline: TextsOf<typeof source> = {
  title: 'You are offline',
  description:
    'This page has not been kept on your device yet. What you have visited on this site can be read here without a connection.',
  retry: 'Try again',
  keptLabel: 'Pages you can read now',
  seo: {
    title: 'You are offline',
    description:
      'The pages of {company} that you have visited can be read on your device without a connection.',
  },
};
