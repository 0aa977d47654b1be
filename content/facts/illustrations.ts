/** The pictures that a text file may name, for a cover or within an article. */
export const ILLUSTRATIONS = [
  'news-1',
  'news-2',
  'news-3',
  'news-4',
  'news-5',
  'dune-top-3',
  'gold-wide',
  'morning',
  'noon',
  'dusk',
  'oasis',
  'sq-dawn',
  'sq-morning',
  'sq-noon',
  'sq-gold',
  'sq-dusk',
] as const;

export type Illustration = (typeof ILLUSTRATIONS)[number];
