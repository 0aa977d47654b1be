import { PATHS, pathTo } from './paths.ts';

/** The seven links of the navigation bar, in the specification's order; the key names the label. */
export const NAVIGATION_LINKS = [
  { key: 'home', href: PATHS.home, hasDropdown: false },
  { key: 'aboutUs', href: PATHS.aboutUs, hasDropdown: false },
  { key: 'businessPaths', href: PATHS.businessPaths, hasDropdown: true },
  { key: 'successPartners', href: PATHS.successPartners, hasDropdown: false },
  { key: 'mediaCenter', href: PATHS.mediaCenter, hasDropdown: false },
  { key: 'careers', href: PATHS.careers, hasDropdown: false },
  { key: 'services', href: PATHS.services, hasDropdown: false },
] as const;

/** The bar's pages, for one that leads back to home by other means. */
export const PAGES_OF_THE_BAR = NAVIGATION_LINKS.filter(({ href }) => href !== PATHS.home);

/** The bar of /nds has four links of its own. */
export const NDS_NAVIGATION_LINKS = [
  { key: 'aboutUs', href: PATHS.aboutUs, hasDropdown: false },
  { key: 'services', href: PATHS.services, hasDropdown: false },
  { key: 'successStories', href: PATHS.successStories, hasDropdown: false },
  { key: 'careers', href: PATHS.careers, hasDropdown: false },
] as const;

export type NavigationLinks = typeof NAVIGATION_LINKS | typeof NDS_NAVIGATION_LINKS;

/** Footer groups; where each link leads is rule:footer-targets. */
export const FOOTER_COMPANY_LINKS = [
  { key: 'aboutUs', href: PATHS.aboutUs },
  { key: 'careers', href: PATHS.careers },
  { key: 'blog', href: PATHS.mediaCenter },
  { key: 'contact', href: PATHS.contactUs },
] as const;

export const FOOTER_SOLUTION_LINKS = [
  { key: 'digitalSolutions', href: pathTo.businessPath(1) },
  { key: 'customerExperience', href: pathTo.businessPath(4) },
  { key: 'epmServices', href: PATHS.services },
  { key: 'managedServices', href: pathTo.businessPath(2) },
  { key: 'ndsService', href: PATHS.nds },
] as const;

export const FOOTER_IMPORTANT_LINKS = [
  { key: 'faqs', href: PATHS.faq },
  { key: 'terms', href: PATHS.terms },
  { key: 'privacy', href: PATHS.privacyPolicy },
] as const;
