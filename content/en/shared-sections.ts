import type { sharedSections as source } from '../ar/shared-sections.ts';
import type { TextsOf } from '../texts-of.ts';

export const sharedSections: TextsOf<typeof source> = {
  trusted: {
    heading: 'Trusted by more than 20 large organizations',
    label: 'Logos of organisations that trust us',
  },
  contactBanner: {
    title: 'Tell us where you are headed.\nWe will chart the way\u00a0with\u00a0you.',
    action: 'Contact us',
  },
};
