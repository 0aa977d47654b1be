import type { news as source } from '../ar/news.ts';
import type { TextsOf } from '../texts-of.ts';

export const news: TextsOf<typeof source> = {
  seo: {
    title: 'News',
    description:
      'News from {company}: workshops, initiatives, partnerships and openings, the archive of the monthly newsletter, and a subscription to it by email.',
    keywords: '{company} news, newsletter, initiatives, partnerships, workshops',
  },
  title: 'News',
  lead: 'What we finished, who joined us and what comes next. One\u00A0email a month, if you subscribe.',
  featured: { label: 'Featured' },
  latest: {
    heading: 'Latest news',
    categories: {
      event: 'Event',
      initiative: 'Initiative',
      careers: 'Careers',
      partnership: 'Partnership',
      article: 'Article',
    },
  },
  archive: {
    heading: 'Archive of the monthly newsletter',
    note: 'We send the complete issue of any month on request.',
    request: 'Request an issue',
    issue: 'Newsletter, {month}',
  },
  paginator: { label: 'News pages', page: 'Page {number}', title: '{title}, page {page} of {last}' },
};
