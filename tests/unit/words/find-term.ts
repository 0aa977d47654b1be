import type { Term } from '#content/style-guide/term.ts';
import type { Language } from '#shared/languages.ts';
import type { Finding } from './complaints.ts';

/** What Arabic writes onto a word: and, so, with, like, for, the; behind it a pronoun or tanwin. */
const BEFORE = '[وف]?(?:[بكلس]?ال|لل|[بكلس])?';
const BEHIND = String.raw`(?:كما|هما|ها|هم|كم|نا|ك|ه|ي|ًا)?[\u064B-\u0650\u0652]?`;

/** Finds where a text says something that is never said for the term. */
export function finderOf({ use, never, except = {} }: Term, language: Language): (text: string) => Finding[] {
  const patterns = never.map((each) => pattern(each, use, language));
  const allowed = Object.keys(except);
  return (text) => {
    // As long as what it replaces: a finding keeps its place.
    const looked = allowed.reduce((rest, each) => rest.replaceAll(each, '\uFFFC'.repeat(each.length)), text);
    return patterns.flatMap((wrong) =>
      [...looked.matchAll(wrong)].map(({ 0: found, index }) => ({
        at: index,
        right: `${use}, not ${found}`,
      })),
    );
  };
}

function pattern(never: string, use: string, language: Language): RegExp {
  const word = RegExp.escape(never);
  if (language === 'ar') {
    return new RegExp(`(?<![\\p{L}\\p{M}])${BEFORE}${word}${BEHIND}(?![\\p{L}\\p{M}])`, 'gu');
  }
  // Where only the case is wrong, the case decides.
  const flags = use.toLowerCase().includes(never.toLowerCase()) ? 'gu' : 'giu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, flags);
}
