import { elevation, type Dune } from '../../shared/dunes.ts';
import type { Direction, Drawing, View } from './drawing.ts';
import { withExactCrests } from './exact-crests.ts';
import { layeredRidge, resting, type Measures } from './layered-ridge.ts';

/**
 * Months of the stories in the order of reading, to scale: five times the months are five times the height.
 * `inset` keeps the outer dunes inside the container; their slopes are as wide, in shares of the width, as they look like
 * dunes at that height.
 */
function storyDunes(
  months: readonly number[],
  unit: number,
  width: number,
  inset: number,
  slopes: Pick<Dune, 'windward' | 'leeward'>,
): Dune[] {
  return withExactCrests(
    months.map((count, index) => ({
      centre: (inset + (width - 2 * inset) * (0.125 + index * 0.25)) / width,
      height: count * unit,
      ...slopes,
    })),
  );
}

/** The four dunes of the stories, one for each duration: what the numerals count raised beside the first, as the signs of all large numbers are, and whose it is in each. */
export function storiesRidge(months: readonly number[]): Drawing {
  const wide: Measures = {
    width: 1440,
    height: 612,
    ground: 478,
    lines: 14,
    spread: 100,
    dunes: storyDunes(months, 3.5, 1440, 112, { windward: 0.1, leeward: 0.03 }),
    beyond: 1400,
    // Above the marks: words stand on one colour.
    fadesOver: 56,
    isField: true,
    calm: 80,
    fine: 16,
  };
  const narrow: Measures = {
    width: 390,
    height: 280,
    ground: 182,
    lines: 14,
    spread: 92,
    fadesOver: 34,
    dunes: storyDunes(months, 1.6, 390, 14, { windward: 0.15, leeward: 0.07 }),
    isField: true,
    calm: 21.7,
    fine: 4.3,
  };
  const view = (
    measures: Measures,
    direction: Direction,
    [size, radius, aside, marks]: readonly [number, number, number, number],
  ): View => {
    const { width, ground, dunes } = measures;
    const numerals = dunes.map(({ centre }) => ({
      x: centre * width,
      y: ground - elevation(dunes, centre) - size * 0.14,
      size,
    }));
    return {
      ...layeredRidge(measures, direction),
      numerals,
      labels: [
        ...numerals.slice(0, 1).map(({ x, y }) => ({ x: x + size * 0.7, y: y - size * 0.59 })),
        ...numerals.map(({ x }) => ({ x, y: ground + marks })),
      ],
      dot: resting(measures, (dunes.at(-1)?.centre ?? 0) + aside, radius),
    };
  };
  return {
    name: 'ridge-stories',
    shows:
      'One dune for each story, as high as its months; the dot lies at the foot of the last, where the next begins.',
    wide: (direction) => view(wide, direction, [164, 20, 0.085, 72]),
    narrow: (direction) => view(narrow, direction, [52, 8, 0.105, 46]),
  };
}
