import type { ar } from './ar/index.ts';
import type { ArticleHead, ArticleWords } from './records/article.ts';
import type { JobWords } from './records/job.ts';
import type { NewsWords } from './records/news-item.ts';
import type { WorkshopTimes } from './records/workshop-times.ts';
import type { TextsOf } from './texts-of.ts';

/** The words that stand in files of a screen or a shared part; every language has each of them. */
export type ScreenWords = TextsOf<typeof ar>;

/** The words of what comes and goes: files of their own, known when the site is built, and what the clock decides. */
export interface RecordWords {
  /** By slug. */
  readonly articles: Readonly<Record<string, ArticleWords>>;
  /** What only an article's own page says, by slug. */
  readonly articleHeads: Readonly<Record<string, ArticleHead>>;
  readonly newsItems: Readonly<Record<string, NewsWords>>;
  /** By number. */
  readonly jobs: Readonly<Record<string, JobWords>>;
  readonly workshopTimes: WorkshopTimes;
}

/** All words of one language: a group per screen, shared part or kind of record. */
export interface Content extends ScreenWords, RecordWords {}

/** The name of a group, which is the name of its file in camel case. */
export type TextGroup = keyof Content;
