import type { search as source } from '../ar/search.ts';
import type { TextsOf } from '../texts-of.ts';

export const search: TextsOf<typeof source> = {
  title: 'Search this site',
  seo: {
    title: 'Search',
    description: 'Search every page of the {company} website: services, open positions, articles and news.',
  },
  label: 'What are you looking for?',
  placeholder: 'A service, a job…',
  submit: 'Search',
  hint: 'Type one or more words to see the pages that deal with them.',
  shortcut: 'To reach the search from any page: the / key or Ctrl+K. The “?” key lists all keys.',
  loading: 'Loading the search index…',
  failed: 'The search index could not be loaded. Check your connection and try again.',
  nothing: 'Nothing matches these words. Try a broader one, or browse the sitemap.',
  related: 'Close to what you asked for',
  siteMap: 'Sitemap',
  meant: 'Did you mean: {query}?',
  all: 'All results on a page',
  count: {
    zero: 'No results',
    one: 'One result',
    two: '{count} results',
    few: '{count} results',
    many: '{count} results',
    other: '{count} results',
  },
};
