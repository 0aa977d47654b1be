import type { Direction } from '#shared/languages.ts';

/** A piece of a text: `foreign` runs in the other direction than the language around it. */
export interface TextRun {
  text: string;
  foreign: boolean;
}

// Latin names, addresses and codes, with the spaces between their words, firm ones too, and what holds a name together
// at its hyphen; numbers whose sign, percent sign or spacing an Arabic line would move (`+150`, `99%`,
// `+966 11 000 0000`, `9:00-17:00`). A bare number is safe.
const LATIN = /[A-Za-z][\w.+@&/:'’\u2060-]*(?:[ \u00A0](?:& )?[A-Za-z0-9][\w.+@&/:'’\u2060-]*)*/u;
const NUMBER = /[+−-]\d[\d ]*\d|[+−-]\d|\d+(?:[.,]\d+)?%|\d[\d:.,]*(?:[ ]?[–-][ ]?\d[\d:.,]*)+/u;
const IN_RIGHT_TO_LEFT = new RegExp(`(?:${LATIN.source})|(?:${NUMBER.source})`, 'gu');
const IN_LEFT_TO_RIGHT = /[\u0600-\u06ff][\u0600-\u06ff\s،؛؟]*[\u0600-\u06ff]|[\u0600-\u06ff]/gu;
const TRAILING_PUNCTUATION = /[.:'’/\u2060-]+$/u;

/**
 * Cuts a text into runs, so that each foreign one can be isolated. The text stays as it is:
 * the runs joined give it back.
 */
export function bidiRuns(text: string, direction: Direction): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of text.matchAll(direction === 'rtl' ? IN_RIGHT_TO_LEFT : IN_LEFT_TO_RIGHT)) {
    const found = match[0].replace(TRAILING_PUNCTUATION, '');
    if (found === '') continue;
    if (match.index > at) runs.push({ text: text.slice(at, match.index), foreign: false });
    runs.push({ text: found, foreign: true });
    at = match.index + found.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), foreign: false });
  return runs;
}
