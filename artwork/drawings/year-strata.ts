import { AWARD_YEARS, FOUNDED, YEARS } from '../../content/facts/founded.ts';
import { elevation, type Dune } from '../../shared/dunes.ts';
import { circle, solid } from '../figures/elements.ts';
import { short, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';
import { softLine } from './soft-line.ts';

interface Measures {
  width: number;
  height: number;
  /** How thick a year lies on the ones before: one without a name, and one with (the first, and those with an award). */
  layer: { plain: number; named: number };
  /** The dune of the newest year. */
  dune: Dune;
  /** The first year, behind it. */
  numeral?: { size: number; at: number; baseline: number };
  /** About where the names of years stand, from the inline start: at the page's margin. */
  labelsAt?: number;
  dot?: { at: number; radius: number };
  /** Distance of points. */
  step: number;
}

/** How far the land goes on beyond both edges, for wider windows. */
const BEYOND = 1100;

/** So much of its way has the wind carried it, in shares of the width, since the first year. */
const CARRIED = 0.22;

/** A dune in section: a layer for each year, the newest on top; where the wind has carried it, it has grown. */
function yearStrata(measures: Measures, direction: Direction): View {
  const { width, height, layer, dune, numeral, labelsAt, dot, step } = measures;
  const x = fromStart(direction, width);
  const isNamed = (year: number) => year === FOUNDED || AWARD_YEARS.includes(year);
  let ground = height;
  const layers = YEARS.map((year, index) => {
    const age = 1 - (index + 1) / YEARS.length;
    const thickness = isNamed(year) ? layer.named : layer.plain;
    ground -= thickness;
    const foot = ground;
    const grown = { ...dune, centre: dune.centre - CARRIED * age, height: dune.height * (1 - age) ** 1.2 };
    return { year, age, thickness, top: (at: number) => foot - elevation([grown], at / width) };
  });
  const edges = [-BEYOND, width + BEYOND] as const;
  const lookOf = (year: number, depth: number) =>
    depth === 0 ? ' stroke-width="2.2"' : ` stroke-opacity="${isNamed(year) ? 0.8 : 0.35}"`;
  const drawn = layers.toReversed().map(({ year, age, top }, depth) => {
    const crest = (dune.centre - CARRIED * age) * width;
    const near = steps(crest - step, crest + step, step / 5);
    const far = steps(-20, width + 20, step).filter((at) => Math.abs(at - crest) > step);
    const places = [
      edges[0],
      -200,
      ...far,
      ...near,
      crest - 0.6,
      crest + 0.6,
      width + 200,
      edges[1],
    ].toSorted((a, b) => a - b);
    const line = softLine(places.map((at) => ({ x: x(at), y: top(at) })));
    const share = short((100 * depth) / YEARS.length, 0);
    // Its sides and its foot are out of the window.
    return `<path vector-effect="non-scaling-stroke" fill="color-mix(in srgb, var(--slope) ${share}%, var(--foot))" d="${line}V${height + 9}H${short(x(edges[0]))}z"${lookOf(year, depth)}/>`;
  });
  const newest = layers.at(-1);
  const ballAt = ({ at, radius }: { at: number; radius: number }): Dot | undefined => {
    if (newest === undefined) return undefined;
    // It lies on a slope: to touch it, so much higher than a ball on level ground.
    const slope = newest.top(at + 1) - newest.top(at);
    return { x: at, y: newest.top(at) - radius * Math.hypot(1, slope), radius };
  };
  return {
    width,
    height,
    strokeWidth: 1,
    isOpen: true,
    body: drawn.join(''),
    ...(numeral && { numerals: [{ x: numeral.at, y: numeral.baseline, size: numeral.size }] }),
    dot: dot && ballAt(dot),
    ...(labelsAt !== undefined && {
      labels: layers
        .filter(({ year }) => isNamed(year))
        .map(({ thickness, top }) => ({ x: labelsAt, y: top(labelsAt) + thickness / 2 })),
    }),
  };
}

const WIDE: Measures = {
  width: 1440,
  height: 600,
  layer: { plain: 5, named: 30 },
  // Between two digits, in both directions.
  dune: { centre: 0.664, height: 142, windward: 0.32, leeward: 0.13 },
  // The ball behind it, which is its full stop, ends at the margin.
  numeral: { size: 576, at: 677, baseline: 472 },
  labelsAt: 90,
  dot: { at: 1302, radius: 26 },
  step: 60,
};

const NARROW: Measures = {
  width: 390,
  height: 270,
  layer: { plain: 3.5, named: 21 },
  dune: { centre: 0.664, height: 36, windward: 0.32, leeward: 0.13 },
  // Beside it there is room for the ball.
  numeral: { size: 162, at: 181, baseline: 150 },
  labelsAt: 34,
  dot: { at: 361, radius: 10 },
  step: 18,
};

export const yearStrataDrawing: Drawing = {
  name: 'year-strata',
  shows: 'A dune in section, a layer for each year since the first, which goes down behind it.',
  wide: (direction) => yearStrata(WIDE, direction),
  narrow: (direction) => yearStrata(NARROW, direction),
};

const WIDE_BELOW: Measures = {
  width: 1440,
  height: 236,
  layer: { plain: 10, named: 10 },
  dune: { centre: 0.708, height: 92, windward: 0.32, leeward: 0.13 },
  dot: { at: 1290, radius: 24 },
  step: 60,
};

const NARROW_BELOW: Measures = {
  width: 390,
  height: 134,
  layer: { plain: 6, named: 6 },
  dune: { centre: 0.664, height: 40, windward: 0.32, leeward: 0.13 },
  dot: { at: 340, radius: 11 },
  step: 18,
};

/** The page's dot lies in its opening: here a ball is part of the picture. */
function yearsBelow(measures: Measures, direction: Direction): View {
  const { dot, ...view } = yearStrata(measures, direction);
  const x = fromStart(direction, view.width);
  const ball = dot && circle({ x: x(dot.x), y: dot.y }, dot.radius, solid);
  return { ...view, body: [view.body, ball].join('') };
}

/** The same years where the page hands them over: all as thick as one another, its ground down to the page's foot. */
export const yearsBelowDrawing: Drawing = {
  name: 'years-below',
  shows: 'The years of the founding dune once more, level but for one crest, at whose lee a ball lies.',
  wide: (direction) => yearsBelow(WIDE_BELOW, direction),
  narrow: (direction) => yearsBelow(NARROW_BELOW, direction),
};
