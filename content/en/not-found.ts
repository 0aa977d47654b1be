import type { notFound as source } from '../ar/not-found.ts';
import type { TextsOf } from '../texts-of.ts';

export const notFound: TextsOf<typeof source> = {
  title: 'This page is off our map',
  description:
    'The address may have changed, or a letter is missing.\nGo back home, or choose one of these pages.',
  seo: {
    title: 'Page not found',
    description:
      'The address you asked for does not exist on the {company} website. Go home or choose another page.',
  },
  linksLabel: 'Pages you may be looking for',
};
