import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

/** The sections of each page, in their ids; a number is how many things the specification counts in it. */
const PAGES: Readonly<Record<string, Readonly<Record<string, number | null>>>> = {
  '/': {
    hero: null,
    'trusted-companies': null,
    'business-paths-showcase': 5,
    'about-teaser': 3,
    values: 5,
    'partnerships-top': 6,
    'partnerships-bottom': 7,
    'latest-news': 3,
    'contact-banner': null,
  },
  '/business-paths': { 'business-paths': 5 },
  '/business-paths/1': { 'path-header': null, overview: null, methodologies: 6, 'paths-list': 5 },
  '/business-paths/3': { 'path-header': null, overview: null, methodologies: 4, 'paths-list': 5 },
  '/about-us': {
    'page-header': null,
    'trusted-companies': null,
    mission: null,
    vision: null,
    values: 5,
    quote: null,
    awards: null,
  },
  '/services': {
    'page-header': null,
    'what-we-do': 3,
    solutions: 5,
    'contact-banner': null,
    testimonial: null,
    statistics: 4,
  },
  '/our-services': {
    'page-header': null,
    'service-rows': 5,
    'trusted-companies': null,
    'contact-banner': null,
  },
  '/success-stories': {
    'page-header': null,
    stories: 4,
    'contact-banner': null,
    testimonial: null,
    statistics: 4,
  },
  '/success-partners': { 'page-header': null, 'leading-entities': 9, 'strategic-partnerships': 9 },
  '/media-center': { 'page-header': null, events: 2, articles: 3 },
  '/media/ndsworkshop': {
    'media-header': null,
    reservation: null,
    intro: null,
    objectives: 3,
    'event-dates': 2,
    location: null,
    'participating-entities': null,
    workshops: 3,
  },
  '/media/platforms-code': { 'media-header': null, participate: null },
  '/media/article-1': {
    'media-header': null,
    objectives: null,
    roles: null,
    'organising-steps': null,
    'question-types': null,
    'contact-banner': null,
  },
  '/media/article-2': {
    'media-header': null,
    video: null,
    'designer-points': null,
    'workshop-topics': null,
    'contact-banner': null,
  },
  '/media/post': { 'media-header': null, 'post-image': null, 'post-body': null, 'related-articles': 3 },
  '/careers': {
    'page-header': null,
    'why-join': null,
    benefits: 4,
    vacancies: 4,
    'vacancy-filter': 4,
    'contact-banner': null,
  },
  '/job-post/2': {
    'job-header': null,
    'job-details': null,
    'about-the-job': null,
    responsibilities: 3,
    'minimum-qualifications': 4,
    'apply-banner': null,
    'related-jobs': 2,
  },
  '/faq': { 'page-header': null, questions: 6, 'still-have-questions': null },
  '/contact-us': { 'page-header': null, 'contact-info': null, 'contact-form': null },
  '/news': {
    'page-header': null,
    'subscribe-form': null,
    'featured-news': null,
    'news-grid': 6,
    'news-paginator': null,
  },
  '/nds': {
    'nds-header': null,
    'nds-about': null,
    'nds-solutions': 4,
    'nds-process': 4,
    'nds-case-studies': 3,
    'nds-services': 4,
    'nds-clients': 8,
    'nds-call-to-action': null,
  },
  '/privacy-policy': { legal: null },
  '/terms&conditions': { legal: null },
  '/sitemap': { sitemap: 8, 'last-updated': null },
};

forEachLanguage((language) => {
  test.describe('sections', { tag: '@desktop' }, () => {
    for (const [path, sections] of Object.entries(PAGES)) {
      test(`${path} has its sections and what is counted in them`, async ({ page }) => {
        await openPage(page, addressIn(language, path));
        for (const [id, count] of Object.entries(sections)) {
          const section = page.locator(`[id="${id}"]`);
          await expect(section, id).toHaveCount(1);
          if (count === null) continue;
          const items = section.locator('[data-item]').filter({ visible: true });
          await expect(items, `things counted in ${id}`).toHaveCount(count);
        }
      });
    }
  });
});
