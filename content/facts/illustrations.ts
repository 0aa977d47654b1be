/** The pictures that a text file may name, for a cover or within an article. */
export const ILLUSTRATIONS = [
  'news-1',
  'news-2',
  'news-4',
  'news-5',
  'news-6',
  'dune-top-1',
  'dune-top-2',
  'dune-top-3',
  'camp',
  'channels',
  'gates',
  'greenhouses',
  'junction',
  'notes',
  'notes-near',
  'pans',
  'theatre',
  'well',
] as const;

export type Illustration = (typeof ILLUSTRATIONS)[number];
