/** Characters from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** `U+60C, U+621-63A`: characters as a descriptor of a font face. */
export function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted(
    (a, b) => a - b,
  );
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && point <= run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

const ARABIC_LETTERS = range(0x0621, 0x063a) + range(0x0640, 0x064a);
const ARABIC_MARKS = range(0x064b, 0x0652) + '\u0670';
const ARABIC_PUNCTUATION = '\u060c\u061b\u061f\u066a';
/** Joiners and direction marks have no shape, but a font without them breaks the run they stand in. */
const INVISIBLE_CONTROLS = '\u200c\u200d\u200e\u200f';

/** What Arabic is written with here. */
export const ARABIC_CHARACTERS = ARABIC_LETTERS + ARABIC_MARKS + ARABIC_PUNCTUATION + INVISIBLE_CONTROLS;

const RARE_ARABIC_MARKS = range(0x0653, 0x0655);
/** Alef wasla, peh, tcheh, jeh, veh, keheh, gaf, heh doachashmee, heh goal, ae, Farsi yeh: names of people and places. */
const PERSIAN_LETTERS = '\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06be\u06c1\u06cc\u06d5';
const RARE_ARABIC_PUNCTUATION = '\u066b\u066c\u066d\u06d4\ufd3e\ufd3f';
const ARABIC_DIGITS = range(0x0660, 0x0669) + range(0x06f0, 0x06f9);

/** What somebody may type or be called: with the common letters, which it joins. */
export const ALL_ARABIC_CHARACTERS =
  ARABIC_CHARACTERS + RARE_ARABIC_MARKS + PERSIAN_LETTERS + RARE_ARABIC_PUNCTUATION + ARABIC_DIGITS;

const LATIN_TYPOGRAPHY =
  '\u00a0\u00a9\u00ab\u00b7\u00bb\u00d7\u00f7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212';

/** What English and all figures are written with here. */
export const LATIN_CHARACTERS = range(0x20, 0x7e) + LATIN_TYPOGRAPHY;

const RARE_LATIN_TYPOGRAPHY = '\u0131\u0152\u0153\u201a\u201e\u2039\u203a\u20ac\u2122\u2191\u2192\u2193';

export const ALL_LATIN_CHARACTERS = LATIN_CHARACTERS + range(0xa0, 0xff) + RARE_LATIN_TYPOGRAPHY;

/** The Arabic faces own these blocks and nothing else: digits, Latin words and spaces come from Instrument Sans. */
export const ARABIC_UNICODE_RANGE = 'U+600-6FF, U+750-77F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFC';
