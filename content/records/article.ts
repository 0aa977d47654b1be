import type { Illustration } from '../facts/illustrations.ts';

/** What an article is; its badge says so. */
export const ARTICLE_KINDS = ['article', 'workshop', 'initiative'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Shown where an article names no date of its own. */
export const DEFAULT_ARTICLE_DATE = '2025-05-19T20:30:00+03:00';

/** The specified ones: their pages are code, their files have a head only. */
export const ARTICLES_WITH_OWN_PAGE = [
  'ndsworkshop',
  'platforms-code',
  'article-1',
  'article-2',
  'post',
] as const;

/** What an article's Arabic file says that holds in every language. */
export interface ArticleFacts {
  /** Last part of its address below /media/, and the name of its files. */
  slug: string;
  kind: ArticleKind;
  /** ISO date, with or without time. */
  date: string;
  cover: Illustration;
  /** Whether its page is code instead of the text below the head. */
  hasOwnPage: boolean;
}

/** What is said of an article wherever it is named. */
export interface ArticleWords {
  title: string;
  teaser: string;
}

/** What only its own page says, besides its text. */
export interface ArticleHead {
  /** The title as a display line, where that is shorter or broken; the title, otherwise. */
  heading?: string;
  description: string;
  keywords: string;
}
