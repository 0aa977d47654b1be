import { wordsIn } from '../words/words-in.ts';
import type { SearchablePage, SearchData } from './searchable-page.ts';
import { synonymTable, type SynonymTable } from './synonym-table.ts';
import { Vocabulary } from './vocabulary.ts';

/** How much a word says about a page, by where it stands. */
const WEIGHT = { title: 10, name: 6, heading: 4, description: 3, foreign: 1.2, body: 1.2 };
/** A word that comes again and again says less each time. */
const SATURATION = 1.2;

/** Everything that answers a query, made once from what the build wrote. */
export interface SearchIndex {
  pages: readonly SearchablePage[];
  /** Stem → number of the page → how much the stem says about it. */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** By page: its title first, then its other names, each as stems joined by spaces. */
  names: readonly (readonly string[])[];
  /** By page, its keywords in the same way. */
  topics: readonly (readonly string[])[];
  /** By page, its headings and its texts, each as stems in their order between spaces. */
  spoken: readonly { headings: string; texts: string }[];
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
  stopWords: ReadonlySet<string>;
}

/** Makes the index: some ten milliseconds for a site of thirty pages. */
export function createSearchIndex({ pages, synonyms, stopWords }: SearchData): SearchIndex {
  const vocabulary = new Vocabulary();
  const postings = new Map<string, Map<number, number>>();
  const names: string[][] = [];
  const topics: string[][] = [];
  const spoken: { headings: string; texts: string }[] = [];

  pages.forEach((page, number) => {
    const weights = new Map<string, number>();
    const add = (stems: readonly string[], weight: number) => {
      const counts = new Map<string, number>();
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      for (const [stem, count] of counts) {
        const said = (weight * count * (1 + SATURATION)) / (count + SATURATION);
        weights.set(stem, (weights.get(stem) ?? 0) + said);
      }
    };
    const called = page.names.map((name) => vocabulary.read(name));
    const keywords = page.keywords.map((keyword) => vocabulary.read(keyword));
    // A name of one word says more with it than a name of five; several that have it say no more than the best.
    for (const stems of [...called, ...keywords]) {
      const said = WEIGHT.name * (0.4 + 0.6 / stems.length);
      for (const stem of stems) weights.set(stem, Math.max(weights.get(stem) ?? 0, said));
    }
    const title = vocabulary.read(page.title);
    const description = vocabulary.read(page.description);
    const headings = page.sections.flatMap((section) => vocabulary.read(section.headings));
    const texts = page.sections.flatMap(({ text }) => vocabulary.read(text));
    add(title, WEIGHT.title * (0.5 + 0.5 / Math.max(1, title.length)));
    add(description, WEIGHT.description);
    add(headings, WEIGHT.heading);
    add(texts, WEIGHT.body);
    add(vocabulary.read(page.foreign), WEIGHT.foreign);
    spoken.push({ headings: inOrder(headings), texts: inOrder([...description, ...texts]) });
    names.push([title, ...called].map((stems) => stems.join(' ')));
    topics.push(keywords.map((stems) => stems.join(' ')));
    for (const [stem, weight] of weights) {
      const places = postings.get(stem) ?? new Map<number, number>();
      postings.set(stem, places.set(number, weight));
    }
  });
  return {
    pages,
    postings,
    names,
    topics,
    spoken,
    vocabulary,
    synonyms: synonymTable(synonyms, (text) => vocabulary.read(text)),
    stopWords: new Set(stopWords.flatMap((text) => wordsIn(text).map(({ folded }) => folded))),
  };
}

function inOrder(stems: readonly string[]): string {
  return ` ${stems.join(' ')} `;
}
