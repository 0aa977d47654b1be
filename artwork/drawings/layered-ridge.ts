import { elevation, type Dune } from '../../shared/dunes.ts';
import { withExactCrests } from './exact-crests.ts';
import { repeat, short, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';
import { softLine } from './soft-line.ts';

interface Measures {
  width: number;
  height: number;
  ground: number;
  lines: number;
  /** How far the nearest line lies below the ground. */
  spread: number;
  dunes: readonly Dune[];
  /** How far the land goes on beyond both edges of the drawing, for wider windows. */
  beyond?: number;
  /** Distance of points along calm stretches, and near a crest. */
  calm: number;
  fine: number;
}

/** Places along one line: close near the crests, which stay corners while the line is far. */
function columns({ width, dunes, beyond = 0, calm, fine }: Measures, depth: number): number[] {
  const crests = dunes.map(({ centre }) => (centre + depth * 0.03) * width);
  const isSharp = depth < 0.35;
  const places =
    beyond === 0 ? [] : [...steps(-beyond, -200, 200), ...steps(width + 200, width + beyond, 200)];
  for (let x = -20; x <= width + 20;) {
    places.push(x);
    const nearest = Math.min(...crests.map((crest) => Math.abs(crest - x)));
    const isNear = isSharp && nearest < width * 0.05;
    const isBeside = isSharp && nearest < width * 0.14;
    x += isNear ? fine : isBeside ? calm / 2 : calm;
  }
  places.push(width + 24);
  if (isSharp) places.push(...crests.flatMap((crest) => [crest - 0.6, crest, crest + 0.6]));
  return places.toSorted((a, b) => a - b);
}

/**
 * Dunes in profile: a crest line, the wind lines below it, and a filled land that hides what stands behind. The page
 * gives the land its colour with `fill`.
 */
function layeredRidge(
  measures: Measures,
  direction: Direction,
): Pick<View, 'width' | 'height' | 'strokeWidth' | 'body' | 'hasLand' | 'isOpen'> {
  const { width, height, ground, lines, spread, dunes, beyond = 0 } = measures;
  const fromLeft = fromStart(direction, width);
  const paths = repeat(lines, (index) => {
    const depth = index / (lines - 1);
    const at = (x: number): Point => ({
      x: fromLeft(x),
      y:
        ground +
        depth * depth * spread -
        elevation(dunes, x / width, depth) * (1 - depth) ** 1.3 +
        5 * depth * Math.sin((x * 12) / width + index * 0.3) * (width / 1440),
    });
    return softLine(columns(measures, depth).map(at));
  });
  const [crest = ''] = paths;
  const edges = [-30 - beyond, width + 30 + beyond];
  const far = direction === 'rtl' ? edges : edges.toReversed();
  const land = `<path fill="inherit" stroke="none" d="${crest}L${far[0]} ${height}L${far[1]} ${height}z"/>`;
  const strokes = paths.map((data, index) => {
    const look =
      index === 0
        ? ' stroke-width="2.2"'
        : ` stroke-opacity="${short(0.72 - 0.56 * (index / (lines - 1)), 2)}"`;
    return `<path vector-effect="non-scaling-stroke" d="${data}"${look}/>`;
  });
  return {
    width,
    height,
    strokeWidth: 1,
    hasLand: true,
    isOpen: beyond > 0,
    body: `${land}<g fill="none">${strokes.join('')}</g>`,
  };
}

/** A dot that lies on the land at a share of the width. */
function resting({ width, ground, dunes }: Measures, share: number, radius: number): Dot {
  return { x: share * width, y: ground - elevation(dunes, share) - radius, radius };
}

/** One ridge, before which a numeral of four digits goes down behind the land. */
const yearDunes = (height: number): Dune[] => [
  { centre: 0.04, height: height * 0.3, windward: 0.16, leeward: 0.12 },
  { centre: 0.79, height, windward: 0.42, leeward: 0.15 },
];

const year = {
  wide: {
    width: 1440,
    height: 450,
    ground: 350,
    lines: 20,
    spread: 92,
    dunes: yearDunes(84),
    calm: 90,
    fine: 18,
  },
  narrow: {
    width: 390,
    height: 250,
    ground: 178,
    lines: 15,
    spread: 66,
    dunes: yearDunes(40),
    calm: 24.4,
    fine: 4.9,
  },
} satisfies Record<string, Measures>;

const yearRidge: Drawing = {
  name: 'ridge-year',
  shows: 'One ridge that covers the foot of a year; the dot rolls towards it.',
  wide: (direction) => ({
    ...layeredRidge(year.wide, direction),
    numerals: [{ x: 948, y: 318, size: 400 }],
    dot: resting(year.wide, 0.19, 24),
  }),
  narrow: (direction) => ({
    ...layeredRidge(year.narrow, direction),
    numerals: [{ x: 228, y: 154, size: 140 }],
    dot: resting(year.narrow, 0.09, 12),
  }),
};

/**
 * Months of the stories in the order of reading, to scale: five times the months are five times the height.
 * `inset` keeps the outer dunes inside the container.
 */
function storyDunes(months: readonly number[], unit: number, width: number, inset: number): Dune[] {
  return withExactCrests(
    months.map((count, index) => ({
      centre: (inset + (width - 2 * inset) * (0.125 + index * 0.25)) / width,
      height: count * unit,
      windward: 0.1,
      leeward: 0.03,
    })),
  );
}

/** The four dunes of the stories, one for each duration: what the numerals count beside the first, whose it is in each. */
export function storiesRidge(months: readonly number[]): Drawing {
  const wide: Measures = {
    width: 1440,
    height: 590,
    ground: 478,
    lines: 14,
    spread: 100,
    dunes: storyDunes(months, 3.5, 1440, 112),
    beyond: 1400,
    calm: 80,
    fine: 16,
  };
  const narrow: Measures = {
    width: 390,
    height: 322,
    ground: 224,
    lines: 10,
    spread: 50,
    dunes: storyDunes(months, 2.3, 390, 14),
    calm: 21.7,
    fine: 4.3,
  };
  const view = (
    measures: Measures,
    direction: Direction,
    [size, radius, marks]: readonly [number, number, number],
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
        ...numerals.slice(0, 1).map(({ x, y }) => ({ x: x + size * 0.66, y })),
        ...numerals.map(({ x }) => ({ x, y: ground + marks })),
      ],
      dot: resting(measures, (dunes.at(-1)?.centre ?? 0) + 0.085, radius),
    };
  };
  return {
    name: 'ridge-stories',
    shows:
      'One dune for each story, as high as its months; the dot lies at the foot of the last, where the next begins.',
    wide: (direction) => view(wide, direction, [164, 20, 60]),
    narrow: (direction) => view(narrow, direction, [52, 8, 46]),
  };
}

export const layeredRidgeDrawings: readonly Drawing[] = [yearRidge];
