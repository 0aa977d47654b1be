import type { Illustration } from '../facts/illustrations.ts';
import type { Href } from '../facts/paths.ts';

export const NEWS_CATEGORIES = ['event', 'initiative', 'careers', 'partnership', 'article'] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** What a news item's Arabic file says that holds in every language. */
export interface NewsFacts {
  /** The name of its files. */
  id: string;
  category: NewsCategory;
  /** ISO date; of an item about an article, the article's. */
  date: string;
  /** Language-free address of the page that it leads to. */
  href: Href;
  cover: Illustration;
  /** Stands above the others; of several, the newest does. */
  isFeatured: boolean;
}

/** A news item in one language. */
export interface NewsWords {
  title: string;
  teaser: string;
  /** What the button of a featured item says. */
  action?: string;
}
