import type { SearchIndex } from '../index/search-index.ts';
import { bareOf, isArabic } from '../stem/stem-of.ts';
import { wordsIn, type Word } from '../words/words-in.ts';
import { nearWords, type NearWord } from './near-words.ts';

/** Stems that together answer a word of the query, and how well (up to 1). */
export interface Option {
  stems: readonly string[];
  likeness: number;
}

/** A word or phrase of the query and everything that answers it. */
export interface Wanted {
  /** Where it stands in the query. */
  start: number;
  end: number;
  options: readonly Option[];
  /** What was probably meant, where the word itself is nowhere on the site. */
  meant?: string;
}

const SYNONYM = 0.75;
const VARIANT = 0.85;
const BEGINNING = 0.8;
const BESIDE_EXACT = 0.5;
const SHORTEST_BEGINNING = 3;
const SHORTEST_LAST_BEGINNING = 2;
const MAX_BEGINNINGS = 12;
/** Written together with the word that follows, besides what the stemmer knows; and after the one before. */
const LEADING = /^(?:[وف]?[بلك](?:ال)?|ف|ع|ه?ال)(?=...)/u;
const TRAILING = /(?<=...)(?:ها|هم|كم|كن|نا|ني|وا|و|ه|ك|ي|ت|ا)$/u;
const ARTICLE = 'ال';
const ATTACHED_VERB = /^(?:[يتنا]|س[يتنا]|ب[يتن])(?=...)/u;

/** A query as the index understands it. */
export interface ReadQuery {
  wanted: readonly Wanted[];
  /** All its words as stems, in their order. */
  spoken: readonly string[];
}

/** The query as the index can answer it. Words that say nothing are left out, unless there are no others. */
export function readQuery(query: string, index: SearchIndex): ReadQuery {
  const words = wordsIn(query);
  const tells = words.some(({ folded }) => !index.stopWords.has(folded));
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    // «من نحن» is made of nothing but words that say nothing, and known as a whole.
    const phrase = phraseAt(words, at, index);
    const isTelling = phrase !== undefined || !tells || !index.stopWords.has(word.folded);
    const next = phrase?.wanted ?? readWord(word, at === words.length - 1, index);
    if (isTelling && !wanted.some((each) => saysTheSame(each, next))) wanted.push(next);
    at += phrase?.length ?? 1;
  }
  return { wanted, spoken: words.map(({ folded }) => index.vocabulary.stemOf(folded)) };
}

/** Whether two words stand for one another: «job vacancies» asks for one thing. */
function saysTheSame(one: Wanted, other: Wanted): boolean {
  const [first, second] = [one, other].map(({ options }) => options[0]?.stems.join(' '));
  const answers = ({ options }: Wanted, said: string | undefined) =>
    options.some(({ stems, likeness }) => likeness >= SYNONYM && stems.join(' ') === said);
  return answers(one, second) && answers(other, first);
}

/** The longest phrase of the synonyms that begins at a word. */
function phraseAt(words: readonly Word[], at: number, index: SearchIndex) {
  for (let length = Math.min(index.synonyms.longest, words.length - at); length > 1; length -= 1) {
    const part = words.slice(at, at + length);
    const stems = part.map(({ folded }) => index.vocabulary.stemOf(folded));
    const others = index.synonyms.othersOf(stems);
    if (others.length === 0) continue;
    const options = [{ stems, likeness: 1 }, ...others.map((each) => ({ stems: each, likeness: SYNONYM }))];
    const wanted: Wanted = { start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0, options };
    return { wanted, length };
  }
  return undefined;
}

function readWord({ folded, start, end }: Word, isLast: boolean, index: SearchIndex): Wanted {
  const place = { start, end };
  const exact = known(folded, index);
  const shortest = isLast ? SHORTEST_LAST_BEGINNING : SHORTEST_BEGINNING;
  const beginnings = folded.length >= shortest ? beginningsOf(folded, index) : [];
  if (exact.length > 0) return { ...place, options: [...exact, ...beginnings.map(weakened(BESIDE_EXACT))] };
  const variants = variantsOf(folded).flatMap((variant) => known(variant, index).map(weakened(VARIANT)));
  if (beginnings.length > 0) return { ...place, options: [...beginnings, ...variants] };
  const near = guessesFor(folded, variants.length > 0, index);
  const nearOptions = near.flatMap(({ word, likeness }) =>
    optionsOf(word.stem, index).map(weakened(likeness)),
  );
  const article = folded.startsWith(ARTICLE) ? ARTICLE : '';
  const [likeliest] = variants.length === 0 ? near : [];
  const meant = likeliest === undefined ? undefined : article + likeliest.word.shown;
  return { ...place, options: [...variants, ...nearOptions], ...(meant !== undefined && { meant }) };
}

/** What a word may be a slip for; where nothing is like it, what the word without its attachments may be one for. */
function guessesFor(folded: string, hasVariants: boolean, { vocabulary }: SearchIndex): NearWord[] {
  const near = nearWords(folded, vocabulary);
  if (near.length > 0 || hasVariants) return near;
  return variantsOf(folded).flatMap((variant) => nearWords(variant, vocabulary));
}

function weakened(by: number) {
  return ({ stems, likeness }: Option): Option => ({ stems, likeness: likeness * by });
}

/** What a word answers by itself: its stem where the site says it, and its synonyms. */
function known(folded: string, index: SearchIndex): Option[] {
  return optionsOf(index.vocabulary.stemOf(folded), index);
}

function optionsOf(stem: string, index: SearchIndex): Option[] {
  const own = index.postings.has(stem) ? [{ stems: [stem], likeness: 1 }] : [];
  const others = index.synonyms.othersOf([stem]).map((stems) => ({ stems, likeness: SYNONYM }));
  return [...own, ...others];
}

/** Words of the site that begin like a word that is still being typed. */
function beginningsOf(folded: string, index: SearchIndex): Option[] {
  const bare = bareOf(folded);
  const found = new Map<string, number>();
  for (const word of index.vocabulary.words()) {
    if (word.bare === bare || !word.bare.startsWith(bare) || !index.postings.has(word.stem)) continue;
    const likeness = (BEGINNING * bare.length) / word.bare.length;
    found.set(word.stem, Math.max(found.get(word.stem) ?? 0, likeness));
  }
  return [...found]
    .map(([stem, likeness]) => ({ stems: [stem], likeness }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_BEGINNINGS);
}

/** An Arabic word without what may be written together with it, for where the whole of it is nowhere. */
function variantsOf(folded: string): string[] {
  if (!isArabic(folded)) return [];
  const led = folded.replace(LEADING, '');
  const trailed = folded.replace(TRAILING, '');
  const both = led.replace(TRAILING, '');
  const verb = folded.replace(ATTACHED_VERB, '');
  const twice = both.replace(TRAILING, '');
  const variants = [led, trailed, both, twice, verb, verb.replace(TRAILING, '')];
  return [...new Set(variants)].filter((each) => each !== folded && each.length > 2);
}
