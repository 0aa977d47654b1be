import type { MarkedPiece, MarkedText } from '#search/answer/marked-text.ts';
import type { Direction } from '#shared/languages.ts';
import { bidiRuns } from '#src/i18n/bidi.ts';

/** A run of one direction with the hits in it. */
export interface MarkedRun {
  foreign: boolean;
  pieces: MarkedPiece[];
}

/**
 * Cuts a text with hits into runs of one direction. The runs come first and the hits inside them: were «Power» marked
 * and «BI» not, two islands would change places in an Arabic line.
 */
export function markedRuns(text: MarkedText, direction: Direction): MarkedRun[] {
  const whole = text.map((piece) => piece.text).join('');
  let at = 0;
  return bidiRuns(whole, direction).map(({ text: { length }, foreign }) => {
    const pieces = cut(text, at, at + length);
    at += length;
    return { foreign, pieces };
  });
}

/** The pieces between two places of the whole text. */
function cut(text: MarkedText, from: number, to: number): MarkedPiece[] {
  let start = 0;
  return text.flatMap(({ text: piece, ...kind }) => {
    const part = piece.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += piece.length;
    return part === '' ? [] : [{ text: part, ...kind }];
  });
}
