import { ARTICLE_FACTS } from './articles.ts';

/** By slug the articles that are text files only: apart from their facts, since every page knows the addresses. */
export const WRITTEN_SLUGS = ARTICLE_FACTS.filter(({ hasOwnPage }) => !hasOwnPage).map(({ slug }) => slug);
