/** Characters from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const ARABIC_LETTERS = range(0x0621, 0x063a) + range(0x0640, 0x064a);
const ARABIC_MARKS = range(0x064b, 0x0655) + '\u0670';
/** Alef wasla, peh, tcheh, jeh, keheh, gaf, heh doachashmee, heh goal, ae, Farsi yeh: names of people and places. */
const PERSIAN_LETTERS = '\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06be\u06c1\u06cc\u06d5';
const ARABIC_PUNCTUATION = '\u060c\u061b\u061f\u066a\u066b\u066c\u066d\u06d4\ufd3e\ufd3f';
const ARABIC_DIGITS = range(0x0660, 0x0669) + range(0x06f0, 0x06f9);
/** Joiners and direction marks have no shape, but a font without them breaks the run they stand in. */
const INVISIBLE_CONTROLS = '\u200c\u200d\u200e\u200f';

export const ARABIC_CHARACTERS =
  ARABIC_LETTERS + ARABIC_MARKS + PERSIAN_LETTERS + ARABIC_PUNCTUATION + ARABIC_DIGITS + INVISIBLE_CONTROLS;

const LATIN_TYPOGRAPHY =
  '\u0131\u0152\u0153\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a';
const LATIN_SYMBOLS = '\u20ac\u2122\u2191\u2192\u2193\u2212';

export const LATIN_CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + LATIN_TYPOGRAPHY + LATIN_SYMBOLS;

/** The Arabic faces own these blocks and nothing else: digits, Latin words and spaces come from Instrument Sans. */
export const ARABIC_UNICODE_RANGE = 'U+600-6FF, U+750-77F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFC';
