import type { Vocabulary } from '../index/vocabulary.ts';
import { wordsIn } from '../words/words-in.ts';

/** A piece of a text: one that was looked for, or one between. The pieces joined give the text back. */
export interface MarkedPiece {
  text: string;
  isHit: boolean;
  /** What was found says it otherwise than it was typed: a synonym, or a longer word. */
  isOther?: true;
}

export type MarkedText = readonly MarkedPiece[];

/** What of a text to mark. */
export interface Marks {
  stems: ReadonlySet<string>;
  /** Those of them that were typed. */
  typed: ReadonlySet<string>;
  /** Folded words that are marked nowhere: they stand everywhere. */
  except: ReadonlySet<string>;
  vocabulary: Vocabulary;
}

/**
 * A text with its hits. A hit is a whole word, its marks and tatweel included, so that no letter is parted from the
 * one it is joined to.
 */
export function markText(text: string, { stems, typed, except, vocabulary }: Marks): MarkedText {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { folded, start, end } of wordsIn(text)) {
    const stem = vocabulary.stemOf(folded);
    if (except.has(folded) || !stems.has(stem)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true, ...(!typed.has(stem) && { isOther: true }) });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

const LEAD = 40;
const LENGTH = 150;
/** A sentence that begins within this many letters before the first hit is told from its beginning. */
const FARTHEST_BEGINNING = 120;
/** An excerpt may end this much earlier, to end with what it says. */
const LEAST_LENGTH = 80;
/** Between two sentences, or between what stood in two blocks of the page. */
const BETWEEN = /(?<=[.؟?!…]) (?:· )?| · /gu;
/** Where a part of a sentence begins. */
const PART = /(?<=[،,؛;:]) /gu;

/**
 * The part of a long text around its first hit; the beginning where there is none. It begins and ends with a sentence
 * where one is near, otherwise with a part of one or between words.
 */
export function excerptOf(text: string, marks: Marks): MarkedText {
  const marked = markText(text, marks);
  const before = marked[0]?.isHit === false && marked.length > 1 ? marked[0].text.length : 0;
  const breaks = [...text.matchAll(BETWEEN)].map(({ 0: gap, index }) => ({
    end: index,
    next: index + gap.length,
  }));
  const near = (place: number) => place <= before && before - place <= FARTHEST_BEGINNING;
  const beginning = [0, ...breaks.map(({ next }) => next)].findLast(near);
  const part = Array.from(text.matchAll(PART), ({ index }) => index + 1).find(near);
  const from = beginning ?? part ?? text.indexOf(' ', before - LEAD) + 1;
  const start = from === beginning ? '' : '… ';
  if (text.length - from <= LENGTH) return markText(start + text.slice(from), marks);
  const least = Math.max(from + LEAST_LENGTH, before + 1);
  const ending = breaks.findLast(({ end }) => end >= least && end <= from + LENGTH)?.end;
  if (ending !== undefined) return markText(start + text.slice(from, ending), marks);
  const words = text.slice(from, text.lastIndexOf(' ', from + LENGTH)).replace(/[\s·،,:؛;.–-]+$/u, '');
  return markText(`${start}${words}…`, marks);
}
