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
    /** As in the lake, once the drawing is stretched: a bar's lines turn around one middle. */
    within: number;
  };
  /** Where the page's words begin, under the bars. */
  margin: number;
}

export const MANY: Streams = {
  shown: 'var(--wide, inline)',
  weight: 'clamp(1.7px, .165vi, 2.8px)',
  sources: [8, 8, 8],
  apart: { source: 9, node: 0, river: 4.5, lake: 4.2 },
  lake: 204,
  back: [4, 12, 20],
  turn: { reach: 240, less: 34, halo: 8 },
  bars: { tops: [172, 154, 164, 142, 150, 124, 104], lines: 3, first: 240, apart: 142, within: 24 },
  margin: 200,
};

/** For windows in which each stretch fills the width. */
export const FEW: Streams = {
  shown: 'var(--narrow, none)',
  weight: 'clamp(2px, .68vi, 5px)',
  sources: [4, 4, 4],
  apart: { source: 15, node: 5.2, river: 8, lake: 8 },
  lake: 206,
  back: [3, 8],
  turn: { reach: 300, less: 70, halo: 'clamp(6px, 1.4vi, 13px)' },
  bars: { tops: [176, 158, 164, 134, 108], lines: 2, first: 130, apart: 250, within: 22 },
  margin: 92,
};
