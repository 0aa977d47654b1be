import { asciiDigits } from './digits.ts';
import { INVISIBLE } from './invisible.ts';

/** Letters that are typed one for the other, and what stands for both. */
const FOLDED: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  ء: '',
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'gu');
const TATWEEL_AND_JOINERS = /[\u0640\u200c\u200d]/gu;

/**
 * A text as it is compared in a search: spellings of Arabic that people mix (hamza and its seats, ta marbuta,
 * alif maqsura), presentation forms, diacritics, tatweel, the digits of either script and upper case all fall
 * together. For comparing only, never for showing.
 */
export function fold(text: string): string {
  return (
    asciiDigits(text)
      // Taken apart, أ إ آ ؤ ئ are their seat and a mark, as é is e and an accent.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(INVISIBLE, '')
      .replace(TATWEEL_AND_JOINERS, '')
      .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
      .toLowerCase()
      .replace(/['’]s\b|['’]/gu, '')
  );
}

/** A folded text on one line, to find it inside another. */
export function normalizeSearchText(text: string): string {
  return fold(text).replace(/\s+/gu, ' ').trim();
}

/** Whether every word of a query stands somewhere in the texts, whole or as a part; an empty query always does. */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const haystack = normalizeSearchText(texts.join(' '));
  return normalizeSearchText(query)
    .split(' ')
    .every((word) => haystack.includes(word));
}
