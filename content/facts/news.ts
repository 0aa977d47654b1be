import { NEWS_FACTS } from '#records/news.ts';
import { WRITTEN_ARTICLES } from './articles.ts';
import { NEWS_PER_PAGE } from './limits.ts';
import { pathTo } from './paths.ts';
import type { NewsFacts } from '../records/news-item.ts';

/** A card of the news: an item, or an article that no item announces, in the article's own words. */
export interface NewsCardFacts extends Omit<NewsFacts, 'isFeatured'> {
  group: 'newsItems' | 'articles';
}

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date, 'en');

const items = NEWS_FACTS.toSorted(newestFirst);

/** The item above the others. */
export const FEATURED_NEWS = items.find(({ isFeatured }) => isFeatured) ?? items[0];

/** Every other item, and every written article that none announces, newest first. */
export const NEWS: readonly NewsCardFacts[] = [
  ...items
    .filter((item) => item !== FEATURED_NEWS)
    .map((item): NewsCardFacts => Object.assign({ group: 'newsItems' as const }, item)),
  ...WRITTEN_ARTICLES.filter(({ slug }) => !items.some(({ href }) => href === pathTo.article(slug))).map(
    ({ slug, date, cover }): NewsCardFacts => ({
      group: 'articles',
      id: slug,
      category: 'article',
      date: date.slice(0, 10),
      href: pathTo.article(slug),
      cover,
    }),
  ),
].toSorted(newestFirst);

/** The picture with which the news announce the page at an address, if they do. */
export function announcementCover(href: string): NewsFacts['cover'] | undefined {
  return items.find((item) => item.href === href)?.cover;
}

/** The newest newsletter of the archive, of which there is one a month. */
const NEWEST_ISSUE = { year: 2025, month: 1 };

/**
 * The cards of a page (1 and up): the news, newest first, and after the last of them the monthly newsletters, as the
 * first days of their months.
 */
export function newsOnPage<Item>(page: number, news: readonly Item[]): { news: Item[]; months: string[] } {
  const start = (page - 1) * NEWS_PER_PAGE;
  const shown = news.slice(start, start + NEWS_PER_PAGE);
  const firstMonth = Math.max(0, start - news.length);
  const months = Array.from({ length: NEWS_PER_PAGE - shown.length }, (_, index) => {
    const date = new Date(Date.UTC(NEWEST_ISSUE.year, NEWEST_ISSUE.month - 1 - firstMonth - index, 1));
    return date.toISOString().slice(0, 10);
  });
  return { news: shown, months };
}
