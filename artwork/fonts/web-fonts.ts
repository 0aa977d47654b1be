import { ARABIC_CHARACTERS, ARABIC_UNICODE_RANGE, LATIN_CHARACTERS } from './character-sets.ts';

export interface WebFont {
  family: string;
  /** File below `src/styles/fonts/`. */
  file: string;
  source: string;
  characters: string;
  /** One weight, or the part of the variable axis that the design uses. */
  weight: number | { min: number; max: number };
  /** Weight of the running text that the fallback has to match in width. */
  measuredWeight: number;
  unicodeRange?: string;
}

export const webFonts: readonly WebFont[] = [
  {
    family: 'Alexandria',
    file: 'alexandria-arabic.woff2',
    source: '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
    characters: ARABIC_CHARACTERS,
    weight: { min: 380, max: 500 },
    measuredWeight: 400,
    unicodeRange: ARABIC_UNICODE_RANGE,
  },
  {
    family: 'IBM Plex Sans Arabic',
    file: 'plex-arabic-400.woff2',
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    characters: ARABIC_CHARACTERS,
    weight: 400,
    measuredWeight: 400,
    unicodeRange: ARABIC_UNICODE_RANGE,
  },
  {
    family: 'IBM Plex Sans Arabic',
    file: 'plex-arabic-500.woff2',
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2',
    characters: ARABIC_CHARACTERS,
    weight: 500,
    measuredWeight: 500,
    unicodeRange: ARABIC_UNICODE_RANGE,
  },
  {
    family: 'Instrument Sans',
    file: 'instrument-sans-latin.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: LATIN_CHARACTERS,
    weight: { min: 400, max: 600 },
    measuredWeight: 400,
  },
];
