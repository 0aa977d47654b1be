import { isArabic } from '../stem/stem-of.ts';

/** Letters of both scripts by what an ear keeps of them; vowels are not kept. */
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
    '3': 'ع',
  }).flatMap(([sound, letters]) => Array.from(letters, (letter): [string, string] => [letter, sound])),
);

/** Digraphs and the digits that stand for letters where Arabic is typed in Latin. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, 'Sn'],
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

/** An alif that carries a vowel sound at the beginning of a word: «ايفنت», «اونلاين». */
const LONG_VOWEL_FIRST = /^ا[وي]/u;
/** What both scripts write for a vowel that ends a word: «ذكاء» and `dhaka`. */
const VOWEL = 'a';

/**
 * How a folded word may sound, in a writing that both scripts share: «وظايف» and `wazaif` have one in common, and so have
 * «كونتاكت» and `contact`. Rough on purpose: for guesses only.
 */
export function soundsOf(word: string): string[] {
  const spellings = isArabic(word) ? arabicSounds(word) : latinSounds(word);
  // With «و» and «ي» as consonants, and as the vowels that Latin may not write.
  const soft = spellings.map((sound) => sound.replace(/(?<!^)[wy]/g, ''));
  return [...new Set([...spellings, ...soft])];
}

/** With «ع» as the 3 that some write for it, and without. */
function arabicSounds(word: string): string[] {
  const withAin = Array.from(
    word.replace(LONG_VOWEL_FIRST, '').replace(/[اويه]+$/u, VOWEL),
    (letter) => ARABIC.get(letter) ?? (letter === VOWEL ? VOWEL : ''),
  ).join('');
  return [withAin, withAin.replaceAll('3', '')];
}

function latinSounds(word: string): string[] {
  const written = LATIN.reduce((text, [from, to]) => text.replace(from, to), word).toLowerCase();
  // A letter is written twice where Arabic writes it once; two with a vowel between them are two.
  const sound = written.replace(/(.)\1+/g, '$1').replace(/[124]/g, '');
  const inside = (text: string) => text.replace(/[aeiou]/g, '');
  const [ending = ''] = /(?:[aeiouy]+h?|(?<=..)[ae]t)$/.exec(sound) ?? [];
  const stem = inside(sound.slice(0, sound.length - ending.length));
  if (ending === '') return [stem];
  // An English `e` is silent; of an `h` or `t` nobody knows whether it is «ة».
  const consonant = /[ht]$/.exec(ending)?.[0] ?? '';
  return [stem + VOWEL, ...(consonant !== '' || ending === 'e' ? [stem + consonant] : [])];
}

/** Whether two Arabic letters are mixed up by ear: ض and ظ, ت and ط. */
export function soundAlike(one: string, other: string): boolean {
  const pair = CONFUSED.find((letters) => letters.includes(one));
  return pair?.includes(other) ?? false;
}

const CONFUSED = ['ضظ', 'تط', 'سصث', 'قك', 'هح', 'ذزظ', 'دض', 'اع', 'غق'];
