import type { news as source } from '../ar/news.ts';
import type { TextsOf } from '../texts-of.ts';

export const news: TextsOf<typeof source> = {
  seo: {
    title: 'News',
    description:
      'News from {company}: workshops, initiatives, partnerships and openings, the archive of the monthly bulletin, and a subscription to it by email.',
    keywords: '{company} news, newsletter, initiatives, partnerships, workshops',
  },
  title: 'News',
  lead: 'What we finished, who joined us and what comes next. One letter a month if you subscribe.',
  featured: {
    label: 'Featured',
    title: 'Nine platforms,\none year after launch',
    description:
      'We reviewed nine platforms that we helped to build, and asked: who still uses them, and why?',
    action: 'Read the study',
  },
  latest: {
    heading: 'Latest news',
    categories: {
      event: 'Event',
      initiative: 'Initiative',
      careers: 'Careers',
      partnership: 'Partnership',
      article: 'Article',
    },
    items: {
      ideaToPlatform: {
        title: 'Registration opens for “From idea to platform”',
        content:
          'The second NDS workshop, online. Every team leaves with a prototype that users have already tried.',
      },
      openings: {
        title: 'Four openings in three departments',
        content: 'We are looking for people who build what others use every day. Apply on the careers page.',
      },
      turningPoint: {
        title: 'Six entities at the Turning Point workshop',
        content:
          'Teams read the user’s journey together, and each entity left with one design opportunity to start on.',
      },
      guide: {
        title: 'An open guide to running workshops',
        content:
          'The roles, steps and question types of our own workshops, published for teams in government to use.',
      },
      platformsCode: {
        title: 'The Platforms Code initiative begins',
        content:
          'In eight weeks, entity teams rebuild the most important journey of their platform on one design system.',
      },
      partnerships: {
        title: 'Nine strategic partnerships in one year',
        content: 'Our circle of partners has grown in cloud computing, data and cybersecurity.',
      },
    },
  },
  archive: {
    heading: 'Archive of the monthly bulletin',
    note: 'We send the complete issue of any month on request.',
    request: 'Request an issue',
    issue: '{month} bulletin',
  },
  paginator: { label: 'News pages', page: 'Page {number}' },
};
