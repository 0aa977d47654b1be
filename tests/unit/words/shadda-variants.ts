import type { SiteString } from './site-strings.ts';

const WORD = /[\p{Script=Arabic}\p{M}]+/gu;
const SHORT_VOWELS = /[\u064B-\u0650\u0652]/gu;
const SHADDA = '\u0651';
/** And, so, with, like, for, the, where a word of three letters or more is left. */
const WRITTEN_ONTO = /^[وف]?(?:[بكل]?ال|لل|[بكل])?(?=(?:\p{L}\p{M}*){3})/u;

/** A line for each word that stands both with and without its shadda: every spelling and where it stands. */
export function shaddaVariants(strings: readonly SiteString[], mayDiffer: readonly string[]): string[] {
  const places = new Map<string, Map<string, string>>();
  for (const { file, key, text } of strings) {
    for (const [word] of text.matchAll(WORD)) {
      const spelled = word.replaceAll(SHORT_VOWELS, '').replace(WRITTEN_ONTO, '');
      const bare = spelled.replaceAll(SHADDA, '');
      if (mayDiffer.includes(bare)) continue;
      const spellings = places.get(bare) ?? new Map<string, string>();
      places.set(bare, spellings.set(spelled, spellings.get(spelled) ?? `${file}, ${key}`));
    }
  }
  return [...places.values()]
    .filter(({ size }) => size > 1)
    .map((spellings) => [...spellings].map(([spelled, place]) => `«${spelled}» in ${place}`).join('; '))
    .map((line) => `${line}: spell it one way, or list it in DIFFER_BY_SHADDA if these are two words`);
}
