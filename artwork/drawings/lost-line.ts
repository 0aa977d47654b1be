import { path } from '../figures/elements.ts';
import { repeat, short, smooth, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** A hill seen from above, whole but for what the window's edge cuts off: its heights between two radii. */
interface Hill {
  width: number;
  height: number;
  /** How far its summit is from the drawing's far edge and from its foot. */
  summit: Point;
  rings: number;
  innermost: number;
  outermost: number;
  /** How large what lies on the map and beside it is, next to that of a wide window. */
  scale: number;
  /** Between two dots of the line that has left the map. */
  gap: number;
  dotRadius: number;
}

const WIDE: Hill = {
  width: 756,
  height: 800,
  summit: { x: 168, y: 430 },
  rings: 13,
  innermost: 52,
  outermost: 345,
  scale: 1,
  gap: 11.2,
  dotRadius: 30,
};
const NARROW: Hill = {
  width: 370,
  height: 304,
  summit: { x: 104, y: 158 },
  rings: 9,
  innermost: 33,
  outermost: 136,
  scale: 0.5,
  gap: 7.2,
  dotRadius: 12,
};

/** Points of one ring. */
const STEPS = 18;

/** Every fifth height is heavier, with a tint of the land on what is higher. */
const HEAVY = 4;

type Place = (x: number) => number;

/** A point of a height's line, clockwise from its inline start; no height is quite round, and each a little like the next. */
function contour({ width, height, summit, innermost, outermost }: Hill, share: number, angle: number): Point {
  const radius = innermost + (outermost - innermost) * share;
  const drift = 0.9 * share;
  const bumps =
    0.1 * Math.sin(2 * angle + 0.5 + drift) +
    0.055 * Math.sin(3 * angle + 1.9 - drift) +
    0.022 * Math.sin(5 * angle + 4 + 2 * drift);
  const reach = radius * (1 + bumps);
  return { x: width - summit.x - reach * Math.cos(angle), y: height - summit.y - reach * Math.sin(angle) };
}

/** What was measured at the summit: its name stands below it, on the level ground there. */
const topOf = ({ width, height, summit, innermost }: Hill): Point => ({
  x: width - summit.x,
  y: height - summit.y - innermost / 3,
});

/** The heights' lines around a summit that lies on the map, and some of its points that were measured. */
function heightsOf(hill: Hill, fromLeft: Place): string {
  const { rings, scale } = hill;
  const lines = repeat(rings, (index) => {
    const place = rings - 1 - index;
    const points = repeat(STEPS, (step) => contour(hill, place / (rings - 1), (step / STEPS) * 2 * Math.PI));
    const ring = smooth(
      points.map(({ x, y }) => ({ x: fromLeft(x), y })),
      true,
    );
    return place % HEAVY === 0
      ? path(ring, { fill: 'var(--clay)', 'fill-opacity': 0.16, 'stroke-width': 1.5, 'stroke-opacity': 0.7 })
      : path(ring, { 'stroke-opacity': 0.4 });
  });
  const arm = 5 * Math.sqrt(scale);
  const crosses = [topOf(hill), contour(hill, 0.55, 1.25), contour(hill, 0.79, 0.32)].map(
    ({ x, y }) =>
      `M${short(fromLeft(x) - arm)} ${short(y)}h${short(2 * arm)}M${short(fromLeft(x))} ${short(y - arm)}v${short(2 * arm)}`,
  );
  return lines.join('') + path(crosses.join(''), { 'stroke-width': 1.5 });
}

/** Places of a curve of the third degree. */
const bezier =
  (from: Point, leaves: Point, arrives: Point, to: Point) =>
  (share: number): Point => {
    const [a, b] = [1 - share, share];
    const at = (of: 'x' | 'y') =>
      a ** 3 * from[of] + 3 * a * a * b * leaves[of] + 3 * a * b * b * arrives[of] + b ** 3 * to[of];
    return { x: at('x'), y: at('y') };
  };

const FINE = 60;

/** The loop in which it turns about itself: half its length and width, and how steep it lies. */
const LOOP = { half: 45, wide: 29, slope: -0.35, drift: 26 };

/** Where a line goes that has left the map at a point, and where its dot lies; all in a wide window's measures. */
function wayOff(): { way: Point[]; dot: Point } {
  const around = (share: number): Point => {
    // From its far end, where one heads away from the map's foot, to the near one and round.
    const turned = -share * 2 * Math.PI;
    const [along, across] = [LOOP.half * Math.cos(turned), LOOP.wide * Math.sin(turned)];
    const [cos, sin] = [Math.cos(LOOP.slope), Math.sin(LOOP.slope)];
    return {
      x: -116 + along * cos - across * sin - share * 8,
      y: -70 + along * sin + across * cos - share * LOOP.drift,
    };
  };
  const [into, out] = [around(0), around(1)];
  const dot: Point = { x: -204, y: -206 };
  const way = [
    ...repeat(FINE, (index) =>
      bezier({ x: 0, y: 0 }, { x: -54, y: 34 }, { x: into.x - 14, y: into.y + 64 }, into)(index / FINE),
    ),
    ...repeat(FINE, (index) => around(index / FINE)),
    ...repeat(FINE + 1, (index) =>
      bezier(
        out,
        { x: out.x + 8, y: out.y - 36 },
        { x: dot.x + 58, y: dot.y + 44 },
        { x: dot.x + 12, y: dot.y + 10 },
      )(index / FINE),
    ),
  ];
  return { way, dot };
}

/** In how many strengths it is drawn: the older a trace, the fainter. */
const STRENGTHS = [0.28, 0.4, 0.54, 0.7, 0.86, 1];

/** It leaves the map at a point, turns about itself and comes to where the dot lies, alone on the bare paper. */
export function tracedOff(
  origin: Point,
  scale: number,
  gap: number,
  fromLeft: Place,
): { body: string; dot: Point } {
  const { way, dot } = wayOff();
  const placed = ({ x, y }: Point): Point => ({ x: origin.x + scale * x, y: origin.y + scale * y });
  const dots: Point[] = [];
  let [walked, next] = [0, gap / 4];
  way.reduce((from, to) => {
    walked += scale * Math.hypot(to.x - from.x, to.y - from.y);
    if (walked >= next) {
      dots.push(placed(to));
      next += gap;
    }
    return to;
  });
  const each = Math.ceil(dots.length / STRENGTHS.length);
  const parts = STRENGTHS.map((strength, index) =>
    path(
      dots
        .slice(index * each, (index + 1) * each)
        .map(({ x, y }) => `M${short(fromLeft(x))} ${short(y)}h0`)
        .join(''),
      { 'stroke-opacity': strength },
    ),
  );
  // The map is drawn in the ink of its page: only what was lost has the brand's blue.
  return {
    body: `<g stroke="var(--accent)" stroke-width="${short(3.8 * Math.sqrt(scale))}" stroke-linecap="round">${parts.join('')}</g>`,
    dot: placed(dot),
  };
}

const view =
  (hill: Hill) =>
  (direction: Direction): View => {
    const { width, height, dotRadius } = hill;
    const fromLeft = fromStart(direction, width);
    const { body, dot } = tracedOff(contour(hill, 1, -0.28), hill.scale, hill.gap, fromLeft);
    return {
      width,
      height,
      strokeWidth: 1,
      body: heightsOf(hill, fromLeft) + body,
      dot: { ...dot, radius: dotRadius },
      labels: [{ x: width - hill.summit.x, y: height - hill.summit.y + hill.innermost / 2 }],
    };
  };

export const lostLineDrawing: Drawing = {
  name: 'lost-line',
  shows: 'The heights of a map, a line that has left them, and off the map, alone, the dot.',
  wide: view(WIDE),
  narrow: view(NARROW),
};
