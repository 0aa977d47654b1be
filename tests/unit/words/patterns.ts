import { NO_ADDRESS } from '#content/style-guide/voice.ts';
import type { Language } from '#shared/languages.ts';

/** "Not this but that", as either language says it; a plain "not" is none. */
export const CONTRAST: Readonly<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})بل(?!\p{L})|(?<!\p{L})لا (?:(?:في|من|إلى|عن|عند|على|مع|بعد|قبل|كما)(?!\p{L})|ال|ب\p{L}{3}|ل\p{L}{3}|متفرق)/gu,
  en: /\bnot\b[^.?!;:]*\bbut\b|, not \w|\brather than\b/giu,
};

export const HORIZON = /أفق|آفاق|horizon/giu;

/** "From the first … to the last": once on the site is a figure of speech, twice is a mould. */
export const FIRST_TO_LAST = /من أول .{0,30}(?:حتى|إلى) آخر|from (?:the )?first .{0,40}to (?:the )?last/giu;

const LETTER = String.raw`\p{L}\p{M}*`;
const TO_SEVERAL = new RegExp(
  `(?<!${LETTER})(?:(?:${LETTER}){2,}(?:كم|وا)|[وف]?س?ت(?:${LETTER}){2,}ون)(?![\\p{L}\\p{M}])`,
  'gu',
);
const TO_ONE = new RegExp(`(?<!${LETTER})(?:${LETTER}){2,}ك(?![\\p{L}\\p{M}])`, 'gu');
/** What somebody is quoted as saying is said to somebody else. */
const QUOTED = /«[^»]*»/gu;

/** The words that speak to several people, or to one. */
export function addressing(text: string, whom: 'several' | 'one'): string[] {
  const own = text.replaceAll(QUOTED, '');
  const looked = NO_ADDRESS.reduce((rest, word) => rest.replaceAll(word, '\uFFFC'), own);
  return [...looked.matchAll(whom === 'several' ? TO_SEVERAL : TO_ONE)].map(([word]) => word);
}
