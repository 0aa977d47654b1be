/* How many lines the fifth path's streams have (`streams.ts`), and how they lie. */

/** The same drawing in more or in fewer lines; heights are in a drawing of 300 units, as wide as its place. */
export interface Streams {
  /** Whether a page shows these: a custom property of its. */
  shown: string;
  weight: string;
  /** How many lines each source has, and how far apart they are there, in the node, in the river and in the lake. */
  sources: readonly number[];
  apart: { source: number; node: number; river: number; lake: number };
  /** The first line of the lake. */
  lake: number;
  /** Which of the lines go back, how far the turn of the first one reaches, and by how much less each next one. */
  back: readonly number[];
  turn: { reach: number; less: number; halo: number | string };
  bars: {
    /** How high they are, from the first one that the lake gives, and how many lines stand in each. */
    tops: readonly number[];
    lines: number;
    first: number;
    apart: number;
    within: number;
    bend: number;
    weight: string;
    last: string;
  };
  /** Where the page's words begin, under the bars. */
  margin: number;
}

export const MANY: Streams = {
  shown: 'var(--wide, inline)',
  weight: 'clamp(1.5px, .125vi, 1.8px)',
  sources: [13, 14, 13],
  apart: { source: 5.4, node: 0, river: 2.3, lake: 2.1 },
  lake: 212,
  back: [5, 15, 25, 35],
  turn: { reach: 240, less: 26, halo: 7 },
  bars: {
    tops: [174, 160, 168, 148, 154, 134, 140, 120, 108],
    lines: 4,
    first: 174,
    apart: 112,
    within: 20,
    bend: 26,
    weight: 'clamp(2px, .21vi, 3px)',
    last: 'clamp(3.2px, .33vi, 4.8px)',
  },
  margin: 166,
};

/** For windows in which each stretch fills the width. */
export const FEW: Streams = {
  shown: 'var(--narrow, none)',
  weight: 'clamp(2px, .5vi, 4px)',
  sources: [4, 4, 4],
  apart: { source: 15, node: 5.2, river: 8, lake: 8 },
  lake: 206,
  back: [3, 8],
  turn: { reach: 300, less: 70, halo: 'clamp(6px, 1.4vi, 13px)' },
  bars: {
    tops: [176, 158, 164, 134, 108],
    lines: 2,
    first: 130,
    apart: 250,
    within: 34,
    bend: 44,
    weight: 'clamp(5px, 1.2vi, 11px)',
    last: 'clamp(6px, 1.4vi, 13px)',
  },
  margin: 82,
};
