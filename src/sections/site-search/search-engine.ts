import { answerQuery, pathsWithAll, type SearchAnswer } from '#search/answer/answer-query.ts';
import { createSearchIndex } from '#search/index/search-index.ts';
import type { SearchData } from '#search/index/searchable-page.ts';
import type { Language } from '#shared/languages.ts';

/** The search of a language, ready to answer. */
export interface SearchEngine {
  /** The pages that answer a query, the best first. */
  answer: (query: string) => SearchAnswer;
  /** Those of some pages that have every word of a query, the best first. */
  pathsWithAll: (query: string, among: readonly string[]) => readonly string[];
}

/** Fetches what the build wrote about the pages of a language, and makes the index. */
export async function loadSearchEngine(language: Language): Promise<SearchEngine> {
  const response = await fetch(`/search/${language}.json`);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build, from this type
  const index = createSearchIndex((await response.json()) as SearchData);
  return {
    answer: (query) => answerQuery(query, index),
    pathsWithAll: (query, among) => pathsWithAll(query, among, index),
  };
}
