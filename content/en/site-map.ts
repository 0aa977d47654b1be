import type { siteMap as source } from '../ar/site-map.ts';
import type { TextsOf } from '../texts-of.ts';

export const siteMap: TextsOf<typeof source> = {
  title: 'Sitemap',
  lead: 'The pages of the site, in eight groups.',
  highPriority: 'high priority',
  legend: 'The most important pages',
  lastUpdated: 'Last updated:',
  groups: {
    main: 'Main Pages',
    services: 'Services',
    business: 'Business & Partners',
    products: 'Products & Platforms',
    media: 'Media & Content',
    learning: 'Learning & Events',
    careers: 'Careers',
    legal: 'Legal',
  },
  links: {
    home: 'Home',
    aboutUs: 'About us',
    contactUs: 'Contact us',
    faq: 'FAQ',
    services: 'Services',
    ourServices: 'Our services',
    businessPaths: 'Business paths',
    successPartners: 'Success partners',
    successStories: 'Success stories',
    nds: 'NDS platform',
    mediaCenter: 'Media center',
    news: 'News',
    careers: 'Careers',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    terms: 'Terms and conditions',
  },
  seo: {
    title: 'Sitemap',
    description:
      'The pages of the {company} website in eight groups: services and business paths, the NDS platform, news and articles, events, careers and policies.',
    keywords: 'sitemap, pages of {company}, site links',
  },
};
