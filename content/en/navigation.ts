import type { navigation as source } from '../ar/navigation.ts';
import type { TextsOf } from '../texts-of.ts';

export const navigation: TextsOf<typeof source> = {
  label: 'Main navigation',
  logo: '{company}, home page',
  ndsLogo: 'NDS by {company}, home page',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  showBusinessPaths: 'Show business paths',
  search: 'Search this site',
  contactUs: 'Contact us',
  ndsContactUs: 'Contact Us',
  links: {
    home: 'Home',
    aboutUs: 'About us',
    businessPaths: 'Business paths',
    successPartners: 'Success partners',
    mediaCenter: 'Media center',
    careers: 'Careers',
    services: 'Services',
    successStories: 'Success stories',
  },
};
