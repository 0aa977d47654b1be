import { readArticles } from './read-articles.ts';

const articles = readArticles();

/** Read from the files here, on node; the build puts the values in place of this module (built-records.ts). */
export const ARTICLE_FACTS = articles.facts;
export const ARTICLE_WORDS = articles.words;
export const ARTICLE_HEADS = articles.heads;
export const ARTICLE_BODIES = articles.bodies;
