import { PATHS } from './paths.ts';

/** Shown where an article card names no date of its own. */
export const DEFAULT_ARTICLE_DATE = '2025-05-19T20:30:00+03:00';

/** The three article cards in the specification's order (media center, home). */
export const ARTICLE_CARDS = [
  { id: 'workshop', href: PATHS.workshop, badge: 'workshop', cover: 'news-1' },
  { id: 'designers', href: PATHS.article2, badge: 'article', cover: 'news-2' },
  { id: 'runningWorkshops', href: PATHS.article1, badge: 'article', cover: 'news-3' },
] as const;

/** An article card; the date is optional. */
export type ArticleCardFacts = (typeof ARTICLE_CARDS)[number] & { date?: string };

/** When a card's article appeared: the fixed date where it names none. */
export function articleDate({ date }: { date?: string }): string {
  return date ?? DEFAULT_ARTICLE_DATE;
}
