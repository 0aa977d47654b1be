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
  /** Which of the lines go back, how far apart they go down, how round each turn is, and how clear of what it crosses. */
  back: readonly number[];
  turn: { apart: number; across: number; up: number; halo: string };
  bars: {
    /** How high they are, from the first one that the lake gives, and how many lines stand in each. */
    tops: readonly number[];
    lines: number;
    first: number;
    apart: number;
    /** As in the lake, once the drawing is stretched: a bar's lines turn around one middle. */
    within: number;
  };
  /** Where the page's words begin, under the bars. */
  margin: number;
}

export const MANY: Streams = {
  shown: 'var(--wide, inline)',
  weight: 'clamp(1.8px, .19vi, 3.4px)',
  sources: [8, 8, 8],
  apart: { source: 9, node: 0, river: 4.5, lake: 4.2 },
  lake: 182,
  back: [4, 12, 20],
  turn: { apart: 38, across: 110, up: 16, halo: 'calc(.19vi + 12px)' },
  bars: { tops: [150, 124, 138, 104, 114, 86, 74], lines: 3, first: 210, apart: 116, within: 26 },
  margin: 143,
};

/** For windows in which each stretch fills the width. */
export const FEW: Streams = {
  shown: 'var(--narrow, none)',
  weight: 'clamp(2px, .68vi, 5px)',
  sources: [4, 4, 4],
  apart: { source: 15, node: 5.2, river: 8, lake: 8 },
  lake: 178,
  back: [3, 8],
  turn: { apart: 40, across: 80, up: 22, halo: 'clamp(6px, 2.4vi, 18px)' },
  bars: { tops: [148, 124, 134, 104, 82], lines: 2, first: 130, apart: 200, within: 26 },
  margin: 92,
};
