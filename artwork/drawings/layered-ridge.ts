import { elevation, type Dune } from '../../shared/dunes.ts';
import { repeat, short, steps, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type View } from './drawing.ts';
import { LAND_EDGE, partsInside } from './parts-inside.ts';
import { softLine } from './soft-line.ts';

export interface Measures {
  width: number;
  height: number;
  ground: number;
  lines: number;
  /** How far the nearest line lies below the ground. */
  spread: number;
  dunes: readonly Dune[];
  /** How far the land goes on beyond both edges of the drawing, for wider windows. */
  beyond?: number;
  /** It is one field of colour: its crest has no line. */
  isField?: boolean;
  /** How far below the ground the lines have faded out: words stand there. */
  fadesOver?: number;
  /** Distance of points along calm stretches, and near a crest. */
  calm: number;
  fine: number;
}

/** Crests of lines that are as far are corners; nearer ones are round. */
const SHARP = 0.35;

/** Nearer lines leave no slope; farther ones of a field may, and come in again between two places. */
const ROUND = 0.5;

/** A field's edge is no line: on the plain, too, the first line lies clear of it. */
const EVEN = 1.5;

/** How far a dot sinks into the land on which it lies, in parts of its radius. */
const SINKS = 0.05;

/** Where the crests of a line stand: the nearer it is, the more they lean. */
const crestsOf = ({ width, dunes }: Measures, depth: number) =>
  dunes.map(({ centre }) => (centre + depth * 0.03) * width);

/** Places along one line: close near the crests, which stay corners while the line is far. */
function columns(measures: Measures, depth: number): number[] {
  const { width, beyond = 0, isField = false, calm, fine } = measures;
  const crests = crestsOf(measures, depth);
  const isSharp = depth < SHARP;
  const places =
    beyond === 0 ? [] : [...steps(-beyond, -200, 200), ...steps(width + 200, width + beyond, 200)];
  for (let x = -20; x <= width + 20;) {
    places.push(x);
    const nearest = Math.min(...crests.map((crest) => Math.abs(crest - x)));
    const isNear = isSharp && nearest < width * 0.05;
    const isBeside = depth < (isField ? ROUND : SHARP) && nearest < width * 0.14;
    x += isNear ? fine : isBeside ? calm / (isSharp ? 2 : 4) : calm;
  }
  places.push(width + 24);
  if (isSharp) places.push(...crests.flatMap((crest) => [crest - 0.6, crest, crest + 0.6]));
  return places.toSorted((a, b) => a - b);
}

/** Where the slope's edge follows at once behind a line's own crest, the line would be a hook: it runs straight on, to the edge. */
function withoutHook(
  part: readonly Point[],
  crests: readonly number[],
  width: number,
  edgeOf: (x: number) => number,
): readonly Point[] {
  const end = part.at(-1)?.x ?? 0;
  const crest = crests.findLast((place) => place < end);
  if (crest === undefined || end - crest > 0.035 * width) return part;
  const upTo = part.filter(({ x }) => x < crest - 0.005 * width);
  const [before, last] = upTo.slice(-2);
  if (before === undefined || last === undefined || upTo.length <= 2) return part;
  const rise = (0.7 * (last.y - before.y)) / (last.x - before.x);
  const onward = (x: number) => last.y + rise * (x - last.x);
  let edge = last.x;
  while (edge < end && edgeOf(edge) < onward(edge)) edge += 0.25;
  return [...upTo, { x: edge, y: onward(edge) }];
}

/**
 * Dunes in profile: a crest line, the wind lines below it, and a filled land that hides what stands behind. The page
 * gives the land its colour with `fill`.
 */
export function layeredRidge(
  measures: Measures,
  direction: Direction,
): Pick<View, 'width' | 'height' | 'strokeWidth' | 'body' | 'hasLand' | 'isOpen'> {
  const { width, height, ground, lines, spread, dunes, beyond = 0, isField = false } = measures;
  const { fadesOver = Infinity } = measures;
  const fromLeft = fromStart(direction, width);
  const lower = (depth: number) => depth ** (isField ? EVEN : 2) * spread;
  const heightOf = (depth: number, index: number) => (x: number) =>
    ground +
    lower(depth) -
    elevation(dunes, x / width, depth) * (1 - depth) ** 1.3 +
    5 * depth * Math.sin((x * 12) / width + index * 0.3) * (width / 1440);
  const crestOf = heightOf(0, 0);
  // A field's edge is no line: its lines run up to it.
  const clear = isField ? [0] : [-LAND_EDGE, 0, LAND_EDGE];
  const isInside = ({ x, y }: Point) =>
    clear.every((aside) => y > crestOf(x + (aside * width) / 1440) + (isField ? 0.3 : 1));
  const paths = repeat(lines, (index) => {
    const depth = index / (lines - 1);
    const lineOf = heightOf(depth, index);
    const points = columns(measures, depth).map((x) => ({ x, y: lineOf(x) }));
    // No line leaves the land on a steep slope: beyond the crest it would be a second one.
    const parts = index > 0 ? partsInside(points, lineOf, isInside) : [points];
    const crests = depth < SHARP ? crestsOf(measures, depth) : [];
    return parts
      .map((part) => withoutHook(part, crests, width, crestOf))
      .map((part) => softLine(part.map(({ x, y }) => ({ x: fromLeft(x), y }))))
      .join('');
  });
  const [crest = ''] = paths;
  const edges = [-30 - beyond, width + 30 + beyond];
  const far = direction === 'rtl' ? edges : edges.toReversed();
  const land = `<path fill="inherit" stroke="none" d="${crest}L${far[0]} ${height}L${far[1]} ${height}z"/>`;
  const strokes = paths.map((data, index) => {
    const depth = index / (lines - 1);
    const opacity = (0.72 - 0.56 * depth) * Math.max(0, 1 - (depth * depth * spread) / fadesOver);
    if (opacity <= 0 || (isField && index === 0)) return '';
    const look = index === 0 ? ' stroke-width="2.2"' : ` stroke-opacity="${short(opacity, 2)}"`;
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

/** A dot that lies on the land at a share of the width, and touches it: it sinks in by a hair. */
export function resting({ width, ground, dunes }: Measures, share: number, radius: number): Dot {
  const x = share * width;
  const touches = steps(-radius, radius, radius / 40).map(
    (aside) => ground - elevation(dunes, (x + aside) / width) - Math.sqrt(radius ** 2 - aside ** 2),
  );
  return { x, y: Math.min(...touches) + SINKS * radius, radius };
}
