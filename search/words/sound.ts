import { isArabic } from '../stem/stem-of.ts';

/** Letters of both scripts by what an ear keeps of them; vowels and weak letters are not kept. */
const ARABIC = new Map(
  Object.entries({
    b: 'ب',
    d: 'دض',
    f: 'ف',
    g: 'غ',
    h: 'حه',
    j: 'ج',
    k: 'خقك',
    l: 'ل',
    m: 'م',
    n: 'ن',
    r: 'ر',
    s: 'ثذزسشصظ',
    t: 'تط',
    w: 'و',
    y: 'ي',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter): [string, string] => [letter, sound])),
);

/** Digraphs and the digits that stand for letters where Arabic is typed in Latin. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/kh|5/g, 'K'],
  [/sh|ch|th|dh|9/g, 's'],
  [/gh/g, 'G'],
  [/ph/g, 'f'],
  [/7/g, 'h'],
  [/6/g, 't'],
  [/8/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/p/g, 'b'],
];

/**
 * A folded word as it sounds, in a writing that both scripts share: «وظايف» and `wazaif` are one, and so are
 * «كونتاكت» and `contact`. Rough on purpose: for guesses only.
 */
export function soundOf(word: string): string {
  const letters = isArabic(word)
    ? Array.from(word, (letter) => ARABIC.get(letter) ?? '').join('')
    : LATIN.reduce((text, [from, to]) => text.replace(from, to), word).toLowerCase();
  return letters.replace(/[aeiou\d]|(?<!^)[wy]|h$/g, '').replace(/(.)\1+/g, '$1');
}

/** Whether two Arabic letters are mixed up by ear: ض and ظ, ت and ط. */
export function soundAlike(one: string, other: string): boolean {
  const pair = CONFUSED.find((letters) => letters.includes(one));
  return pair?.includes(other) ?? false;
}

const CONFUSED = ['ضظ', 'تط', 'سصث', 'قك', 'هح', 'ذزظ', 'دض', 'اع', 'غق'];
