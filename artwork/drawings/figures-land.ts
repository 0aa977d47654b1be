import type { Dune } from '../../shared/dunes.ts';
import type { Drawing } from './drawing.ts';
import { withExactCrests } from './exact-crests.ts';
import { layeredRidge, type Measures } from './layered-ridge.ts';

/** How high the crests are, as shares of the highest. */
const HEIGHTS = [0.62, 1, 0.42, 0.42] as const;

/** Crests over the middles of as many columns as there are figures, between two margins. */
function dunesIn(
  columns: readonly number[],
  most: number,
  slopes: Pick<Dune, 'windward' | 'leeward'>,
): readonly Dune[] {
  return withExactCrests(
    columns.map((centre, index) => ({ centre, height: most * (HEIGHTS[index] ?? 0), ...slopes })),
  );
}

const WIDE: Measures = {
  width: 1440,
  height: 330,
  ground: 180,
  lines: 14,
  spread: 120,
  dunes: dunesIn(
    HEIGHTS.map((_, index) => (112 + 1216 * (0.125 + index * 0.25)) / 1440),
    172,
    { windward: 0.1, leeward: 0.04 },
  ),
  beyond: 1400,
  isField: true,
  calm: 80,
  fine: 16,
};

/** Twice as wide as the window: half of it under each row of two figures. */
const NARROW: Measures = {
  width: 780,
  height: 128,
  ground: 74,
  lines: 11,
  spread: 46,
  dunes: dunesIn([107.5 / 780, 282.5 / 780, 497.5 / 780, 672.5 / 780], 64, { windward: 0.1, leeward: 0.04 }),
  beyond: 60,
  isField: true,
  calm: 40,
  fine: 8,
};

/** The land of the header once more, lower: each figure stands on a crest of its own. */
export const figuresLandDrawing: Drawing = {
  name: 'figures-land',
  shows: 'Four dunes, on whose crests four figures stand.',
  wide: (direction) => layeredRidge(WIDE, direction),
  narrow: (direction) => layeredRidge(NARROW, direction),
};
