import { ARTICLE_FACTS } from './articles.ts';
import { readNews } from './read-news.ts';

const news = readNews(ARTICLE_FACTS);

/** Read from the files here, on node; the build puts the values in place of this module (built-records.ts). */
export const NEWS_FACTS = news.facts;
export const NEWS_WORDS = news.words;
