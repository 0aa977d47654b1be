import type { seo as source } from '../ar/seo.ts';
import type { TextsOf } from '../texts-of.ts';
import { REPLY_TIME } from './reply-time.ts';

export const seo: TextsOf<typeof source> = {
  titleTemplate: '{title} | {company}',
  default: {
    title: '{company}',
    description:
      '{company} is a Saudi technology company for digital transformation, IT consulting, managed services and software development.',
    keywords:
      '{company}, digital transformation, IT consulting, managed services, software development, Saudi Arabia',
  },
  home: {
    title: '{company}: your horizon, connected',
    description:
      'A Saudi digital-transformation and IT-consulting company: we build platforms, run them and turn their data into decisions with government and large enterprises.',
    keywords:
      '{company}, Saudi technology company, digital transformation, digital platforms, IT consulting, Vision 2030',
  },
  'about-us': {
    title: 'About us',
    description:
      'Meet {company}: our mission, vision and values, and the Saudi team that brings consulting, software engineering and operations under one roof.',
    keywords: 'about {company}, mission and vision, company values, awards and certificates',
  },
  'business-paths': {
    title: 'Business paths',
    description:
      '{company}’s five business paths: Digital Solutions, Managed Service, Digital Transformation, Customer Experience, and Data Management & BI.',
    keywords:
      'business paths, digital solutions, managed service, digital transformation, customer experience, business intelligence',
  },
  careers: {
    title: 'Careers',
    description:
      'Open positions at {company} for people who build platforms others use every day: software engineering, business analysis, experience design and operations.',
    keywords:
      'technology jobs, jobs in Riyadh, software engineer, business analyst, user experience designer',
  },
  'contact-us': {
    title: 'Contact us',
    description: `Write to the {company} team, call us or visit our office in Riyadh. We answer every message ${REPLY_TIME}.`,
    keywords: 'contact {company}, phone, email, address, Riyadh',
  },
  services: {
    title: 'Services',
    description:
      '{company}’s services from advice to operation: digital transformation, ticketing systems, smart measurement, customer experience platforms and data management.',
    keywords:
      'technology services, consulting, digital transformation, ticketing systems, smart measurement, data management',
  },
  media: {
    title: 'Media center',
    description:
      '{company}’s events and articles: workshops for service designers, and reading on designing platforms and running workshops.',
    keywords: 'media center, events, articles, workshops, service design',
  },
  'success-stories': {
    title: 'Success stories',
    description:
      'Four success stories from {company}’s projects with government and large enterprises: the challenge, what we built, how long it took and what changed.',
    keywords: 'success stories, digital projects, government, results',
  },
  'success-partners': {
    title: 'Success partners',
    description:
      'The leading entities {company} works with, and its strategic partnerships with global and local technology vendors.',
    keywords: 'success partners, leading entities, strategic partnerships, technology vendors',
  },
  nds: {
    title: 'NDS: platforms that speak one language',
    description:
      'The NDS platform by {company}: a unified design system, a ready component library, compliance audits and enablement for digital teams in government.',
    keywords: 'NDS, design system, Platforms Code, component library, compliance audit',
  },
  faq: {
    title: 'Frequently asked questions',
    description:
      'Clear answers about working with {company}: how a project starts, how long it takes, where data is hosted and what happens after launch.',
    keywords: 'FAQ, {company} services, project duration, data hosting, support',
  },
  'privacy-policy': {
    title: 'Privacy policy',
    description:
      'How {company} collects your personal data on this website, why, how long it keeps it, and your rights under the Saudi Personal Data Protection Law.',
    keywords: 'privacy policy, personal data protection, data subject rights',
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    description:
      'The terms for using the {company} website, its content and its forms, and what {company} undertakes towards visitors and their data.',
    keywords: 'terms and conditions, terms of use, {company} website',
  },
};
