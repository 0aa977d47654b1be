import MiniSearch from 'minisearch';
import type { Path } from '#content/facts/paths.ts';
import { normalizeSearchText } from '#shared/search-text.ts';

/** A page as the search knows it; the build writes them to /search/{language}.json. */
export interface SearchablePage {
  /** Language-free path, the page's identity. */
  path: Path;
  title: string;
  description: string;
  /** Everything else that the page says. */
  body: string;
}

/** What is found: the best first. */
export type SearchHit = Pick<SearchablePage, 'path' | 'title' | 'description'>;

/**
 * An index over all pages of a language that forgives the spellings of Arabic (hamza, ta marbuta, alif
 * maqsura, marks, digits), word beginnings and a slip of the pen.
 */
export function createSearchIndex(pages: readonly SearchablePage[]): (words: string) => SearchHit[] {
  const index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'description', 'body'],
    processTerm: (term) => normalizeSearchText(term) || null,
    searchOptions: {
      boost: { title: 6, description: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(pages);
  const byPath = new Map<unknown, SearchablePage>(pages.map((page) => [page.path, page]));
  return (words) => index.search(words).flatMap(({ id }) => byPath.get(id) ?? []);
}

/** Fetches a language's pages and builds the index. */
export async function loadSearchIndex(language: string): Promise<(words: string) => SearchHit[]> {
  const response = await fetch(`/search/${language}.json`);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build, from this type
  return createSearchIndex((await response.json()) as SearchablePage[]);
}
