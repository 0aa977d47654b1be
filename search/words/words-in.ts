import { fold } from '#shared/search-text.ts';

/** A word and where it stands in its text. */
export interface Word {
  /** As it is compared. */
  folded: string;
  start: number;
  /** Behind its last letter. */
  end: number;
}

const RUN = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]|\u0640|\u200c|\u200d)*/gu;
const ARABIC_OR_NOT = /(?:[\p{Script=Arabic}\p{M}]|\u0640|\u200c|\u200d)+|[^\p{Script=Arabic}]+/gu;
const HAS_ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
const HAS_OTHER = /[a-z\d\u00c0-\u024f]/i;

/** The words of a text as they are written. A word is of one script: «الـAPI» are two. */
export function writtenWords(text: string): { written: string; start: number }[] {
  return Array.from(text.matchAll(RUN), ({ 0: written, index }) => ({ written, start: index })).flatMap(
    (run) => {
      if (!HAS_ARABIC.test(run.written) || !HAS_OTHER.test(run.written)) return [run];
      return Array.from(run.written.matchAll(ARABIC_OR_NOT), ({ 0: written, index }) => ({
        written,
        start: run.start + index,
      }));
    },
  );
}

/** The words of a text in their order. */
export function wordsIn(text: string): Word[] {
  return writtenWords(text)
    .map(({ written, start }) => ({ folded: fold(written), start, end: start + written.length }))
    .filter(({ folded }) => folded !== '');
}
