/** The seven links of the navigation bar, in the specification's order; the key names the label. */
export const NAVIGATION_LINKS = [
  { key: 'home', href: '/', hasDropdown: false },
  { key: 'aboutUs', href: '/about-us', hasDropdown: false },
  { key: 'businessPaths', href: '/business-paths', hasDropdown: true },
  { key: 'successPartners', href: '/success-partners', hasDropdown: false },
  { key: 'mediaCenter', href: '/media-center', hasDropdown: false },
  { key: 'careers', href: '/careers', hasDropdown: false },
  { key: 'services', href: '/services', hasDropdown: false },
] as const;

/** The bar of /nds has four links of its own. */
export const NDS_NAVIGATION_LINKS = [
  { key: 'aboutUs', href: '/about-us', hasDropdown: false },
  { key: 'services', href: '/services', hasDropdown: false },
  { key: 'successStories', href: '/success-stories', hasDropdown: false },
  { key: 'careers', href: '/careers', hasDropdown: false },
] as const;

export type NavigationLinks = typeof NAVIGATION_LINKS | typeof NDS_NAVIGATION_LINKS;

/** Footer groups; where each link leads is rule:footer-targets. */
export const FOOTER_COMPANY_LINKS = [
  { key: 'aboutUs', href: '/about-us' },
  { key: 'careers', href: '/careers' },
  { key: 'blog', href: '/media-center' },
  { key: 'contact', href: '/contact-us' },
] as const;

export const FOOTER_SOLUTION_LINKS = [
  { key: 'digitalSolutions', href: '/business-paths/1' },
  { key: 'customerExperience', href: '/business-paths/4' },
  { key: 'epmServices', href: '/services' },
  { key: 'managedServices', href: '/business-paths/2' },
  { key: 'ndsService', href: '/nds' },
] as const;

export const FOOTER_IMPORTANT_LINKS = [
  { key: 'faqs', href: '/faq' },
  { key: 'terms', href: '/terms&conditions' },
  { key: 'privacy', href: '/privacy-policy' },
] as const;
