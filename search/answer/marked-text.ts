import type { Vocabulary } from '../index/vocabulary.ts';
import { wordsIn } from '../words/words-in.ts';

/** A piece of a text: one that was looked for, or one between. The pieces joined give the text back. */
export interface MarkedPiece {
  text: string;
  isHit: boolean;
}

export type MarkedText = readonly MarkedPiece[];

/** What of a text to mark. */
export interface Marks {
  stems: ReadonlySet<string>;
  /** Folded words that are marked nowhere: they stand everywhere. */
  except: ReadonlySet<string>;
  vocabulary: Vocabulary;
}

/**
 * A text with its hits. A hit is a whole word, its marks and tatweel included, so that no letter is parted from the
 * one it is joined to.
 */
export function markText(text: string, { stems, except, vocabulary }: Marks): MarkedText {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { folded, start, end } of wordsIn(text)) {
    if (except.has(folded) || !stems.has(vocabulary.stemOf(folded))) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

const LEAD = 40;
const LENGTH = 150;

/** The part of a long text around its first hit, cut between words; the beginning where there is none. */
export function excerptOf(text: string, marks: Marks): MarkedText {
  const marked = markText(text, marks);
  const before = marked[0]?.isHit === false && marked.length > 1 ? marked[0].text.length : 0;
  const from = before <= LEAD ? 0 : text.indexOf(' ', before - LEAD) + 1;
  const isWhole = text.length - from <= LENGTH;
  const to = isWhole ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const part = text.slice(from, to).replace(/[\s،,:؛;.–-]+$/u, isWhole ? '$&' : '');
  return markText(`${from > 0 ? '… ' : ''}${part}${isWhole ? '' : '…'}`, marks);
}
