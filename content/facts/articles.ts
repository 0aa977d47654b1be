import { ARTICLE_FACTS } from '#records/articles.ts';
import type { ArticleFacts } from '../records/article.ts';

/** The article at /media/{slug}. Throws where there is none: addresses are checked before. */
export function articleOf(slug: string): ArticleFacts {
  const article = ARTICLE_FACTS.find((each) => each.slug === slug);
  if (article === undefined) throw new Error(`There is no article "${slug}".`);
  return article;
}

/** The three cards of home and media center, in the order of the specification. */
export const ARTICLE_CARDS = ['ndsworkshop', 'article-2', 'article-1'].map(articleOf);

/** The articles that came after the specified ones, newest first: they fill every list that is open. */
export const WRITTEN_ARTICLES = ARTICLE_FACTS.filter(({ hasOwnPage }) => !hasOwnPage).toSorted((a, b) =>
  b.date.localeCompare(a.date, 'en'),
);
