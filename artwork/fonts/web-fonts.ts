import {
  ALL_ARABIC_CHARACTERS,
  ALL_LATIN_CHARACTERS,
  ARABIC_CHARACTERS,
  ARABIC_UNICODE_RANGE,
  LATIN_CHARACTERS,
  unicodeRange,
} from './character-sets.ts';

interface Face {
  family: string;
  /** Name of the files below `src/styles/fonts/`. */
  name: string;
  source: string;
  script: 'arabic' | 'latin';
  /** One weight, or the part of the variable axis that the design uses. */
  weight: number | { min: number; max: number };
}

export interface WebFont extends Face {
  /** File below `src/styles/fonts/`. */
  file: string;
  characters: string;
  unicodeRange: string;
  /** Only loaded where a letter of it appears. */
  isRare: boolean;
}

const SETS = {
  arabic: { all: ALL_ARABIC_CHARACTERS, common: ARABIC_CHARACTERS, range: ARABIC_UNICODE_RANGE },
  latin: {
    all: ALL_LATIN_CHARACTERS,
    common: LATIN_CHARACTERS,
    range: unicodeRange(ALL_LATIN_CHARACTERS),
  },
};

const faces: readonly Face[] = [
  {
    family: 'Alexandria',
    name: 'alexandria-arabic',
    source: '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
    script: 'arabic',
    weight: { min: 380, max: 500 },
  },
  {
    family: 'IBM Plex Sans Arabic',
    name: 'plex-arabic-400',
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    script: 'arabic',
    weight: 400,
  },
  {
    family: 'Instrument Sans',
    name: 'instrument-sans-latin',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    script: 'latin',
    weight: { min: 400, max: 520 },
  },
];

/** Weight of the running text, which fallbacks have to match in width. */
export const MEASURED_WEIGHT = 400;

/**
 * Each face twice: all of it, for the pages and the fields where a rare letter appears, and then the letters of every
 * page, which come first where both could draw (a later rule wins).
 */
export const webFonts: readonly WebFont[] = faces.flatMap((face) => {
  const { all, common, range } = SETS[face.script];
  return [
    { ...face, file: `${face.name}-all.woff2`, characters: all, unicodeRange: range, isRare: true },
    {
      ...face,
      file: `${face.name}.woff2`,
      characters: common,
      unicodeRange: unicodeRange(common),
      isRare: false,
    },
  ];
});
