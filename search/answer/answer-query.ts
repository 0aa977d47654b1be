import type { SearchIndex } from '../index/search-index.ts';
import type { SearchablePage } from '../index/searchable-page.ts';
import { onOtherKeyboard } from '../query/keyboard-layout.ts';
import { readQuery, type Option, type ReadQuery, type Wanted } from '../query/read-query.ts';
import { foundSections, notSaidIn } from './found-sections.ts';
import { excerptOf, markText, type MarkedText, type Marks } from './marked-text.ts';
import { rankPages } from './rank-pages.ts';

/** A page that answers, ready to be shown. */
export interface Hit {
  /** Language-free path. */
  path: string;
  title: MarkedText;
  excerpt: MarkedText;
  /** Parts of the page that say it, the best first. */
  sections: readonly { id: string; heading: MarkedText }[];
}

/** What a search answers; plain data, so that it can travel inside a page. */
export interface SearchAnswer {
  hits: readonly Hit[];
  /** The query as it was probably meant; the hits answer it already. */
  meant?: string;
}

/** Longer queries are cut: nobody means them. */
const MAX_QUERY_LENGTH = 100;
/** A letter held down for emphasis: «وظيييفة». */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
/** More results than these help nobody; the words want narrowing. */
export const MAX_HITS = 10;
const MAX_SECTIONS = 2;

/** The pages that answer a query, the best first. */
export function answerQuery(query: string, index: SearchIndex): SearchAnswer {
  const { read, meant } = understood(query, index);
  const { wanted } = read;
  const marks: Marks = {
    stems: new Set(wanted.flatMap(({ options }) => options.flatMap(markedStems))),
    typed: new Set(read.spoken),
    except: index.stopWords,
    vocabulary: index.vocabulary,
  };
  const hits = rankPages(read, index)
    .slice(0, MAX_HITS)
    .flatMap(({ page }) => index.pages[page] ?? [])
    .map((page) => hitOf(page, wanted, index, marks));
  return { hits, ...(meant !== undefined && hits.length > 0 && { meant }) };
}

/** In a list a page that says the words only in passing is one too many: it says less than this part of the best. */
const LEAST_SHARE = 0.2;

/** Those of some pages that have every word of a query, the best first: for a list that a search narrows. */
export function pathsWithAll(query: string, among: readonly string[], index: SearchIndex): string[] {
  const { read } = understood(query, index);
  const found = rankPages(read, index)
    .map(({ page, score, answered }) => ({ path: index.pages[page]?.path ?? '', score, answered }))
    .filter(({ path, answered }) => answered === read.wanted.length && among.includes(path));
  const least = (found[0]?.score ?? 0) * LEAST_SHARE;
  return found.filter(({ score }) => score >= least).map(({ path }) => path);
}

/** Reads a query, with the keyboard's other layout where only that makes sense, and corrects it. */
function understood(query: string, index: SearchIndex): { read: ReadQuery; meant?: string } {
  const asked = query.slice(0, MAX_QUERY_LENGTH).replace(DRAWN_OUT, '$1');
  const read = readQuery(asked, index);
  if (read.wanted.every(isKnown)) return { read };
  const other = onOtherKeyboard(asked);
  const retyped = readQuery(other, index);
  if (isMostlyKnown(retyped) && knownIn(retyped) > knownIn(read)) return { read: retyped, meant: other };
  const corrected = read.wanted.reduceRight(
    (text, { start, end, meant = text.slice(start, end) }) => text.slice(0, start) + meant + text.slice(end),
    asked,
  );
  if (corrected === asked) return { read };
  // Put right, words may be a phrase that is known as a whole.
  const reread = readQuery(corrected, index);
  return { read: reread.wanted.length < read.wanted.length ? reread : read, meant: corrected };
}

const knownIn = ({ wanted }: ReadQuery) => wanted.filter(isKnown).length;

/** One word in three may be a slip of the pen. */
const isMostlyKnown = (read: ReadQuery) =>
  read.wanted.length > 0 && 3 * knownIn(read) >= 2 * read.wanted.length;

/** A phrase is marked where it was typed; one that stands for it is made of words that mean little alone. */
function markedStems({ stems, likeness }: Option): readonly string[] {
  return stems.length === 1 || likeness === 1 ? stems : [];
}

function isKnown({ options, meant }: Wanted): boolean {
  return options.length > 0 && meant === undefined;
}

function hitOf(
  page: SearchablePage,
  wanted: readonly Wanted[],
  { vocabulary }: SearchIndex,
  marks: Marks,
): Hit {
  const { path, title, description, names, keywords, sections } = page;
  // A page that is called what is wanted is itself the answer, not a part of it.
  const open = notSaidIn([title, ...names, ...keywords], wanted, vocabulary);
  const parts = open.length > 0 ? foundSections(sections, open, vocabulary) : [];
  const isDescribed = parts.length === 0 && markText(description, marks).some(({ isHit }) => isHit);
  const source = isDescribed ? undefined : (parts[0] ?? foundSections(sections, wanted, vocabulary)[0]);
  const shown = parts.flatMap(({ id, heading }) =>
    id === undefined || heading === '' || heading === title
      ? []
      : [{ id, heading: markText(heading, marks) }],
  );
  return {
    path,
    title: markText(title, marks),
    excerpt: excerptOf(source?.text || description, marks),
    sections: shown.slice(0, MAX_SECTIONS),
  };
}
