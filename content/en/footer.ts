import type { footer as source } from '../ar/footer.ts';
import type { TextsOf } from '../texts-of.ts';

export const footer: TextsOf<typeof source> = {
  tagline: 'A Saudi technology company that builds and runs digital platforms for government and enterprise.',
  ndsTagline: '{company}’s platform for designing digital services and building them to one standard.',
  linksLabel: 'Pages of the site',
  companyProfile: 'Company profile',
  social: {
    label: 'Our accounts',
    x: '{company} on X',
    linkedin: '{company} on LinkedIn',
    youtube: '{company} on YouTube',
    instagram: '{company} on Instagram',
  },
  company: { heading: 'Company', aboutUs: 'About us', careers: 'Careers', blog: 'Blog', contact: 'Contact' },
  solutions: {
    heading: 'Solutions',
    digitalSolutions: 'Digital Solutions',
    customerExperience: 'Customer Experience',
    epmServices: 'EPM Services',
    managedServices: 'Managed Services',
    ndsService: 'NDS Service',
  },
  businessPaths: { heading: 'Business paths' },
  important: {
    heading: 'Important links',
    faqs: 'FAQs',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
  },
  contact: { phone: 'Phone', email: 'Email', address: 'Address' },
  accessibility: {
    heading: 'Accessibility Tools',
    statement: 'Accessibility',
    tools: { signLanguage: 'Sign language', search: 'Search', view: 'View' },
  },
  copyright: '© {year} {company}. All rights reserved.',
  lastModified: 'Last Modified Date:',
  vision2030: 'Saudi Vision 2030',
  visionWord: 'Vision',
};
