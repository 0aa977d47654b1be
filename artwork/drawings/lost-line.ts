import { path } from '../figures/elements.ts';
import { repeat, short, type Point } from '../shared/geometry.ts';

/** Places of a curve of the third degree. */
const bezier =
  (from: Point, leaves: Point, arrives: Point, to: Point) =>
  (share: number): Point => {
    const [a, b] = [1 - share, share];
    const at = (of: 'x' | 'y') =>
      a ** 3 * from[of] + 3 * a * a * b * leaves[of] + 3 * a * b * b * arrives[of] + b ** 3 * to[of];
    return { x: at('x'), y: at('y') };
  };

const FINE = 400;

/** The loop in which it turns about itself: half its length and width, and how steep it lies. */
const LOOP = { half: 58, wide: 46, slope: 0.35, drift: 20 };

/** Where a line goes that comes from a place and has left the map at a point, and where its dot lies; all in a wide window's measures. */
function wayOff(home: Point): { way: Point[]; dot: Point } {
  const around = (share: number): Point => {
    // From its far end, where one heads away from the map, to the near one and round.
    const turned = -share * 2 * Math.PI;
    const [along, across] = [-LOOP.half * Math.cos(turned), LOOP.wide * Math.sin(turned)];
    const [cos, sin] = [Math.cos(LOOP.slope), Math.sin(LOOP.slope)];
    return {
      x: 116 + along * cos - across * sin + share * 8,
      y: -70 + along * sin + across * cos - share * LOOP.drift,
    };
  };
  const [into, out] = [around(0), around(1)];
  const dot: Point = { x: 204, y: -206 };
  const way = [
    ...repeat(FINE, (index) =>
      bezier(home, { x: home.x - 6, y: home.y * 0.7 }, { x: -34, y: -22 }, { x: 0, y: 0 })(index / FINE),
    ),
    ...repeat(FINE, (index) =>
      bezier({ x: 0, y: 0 }, { x: 54, y: 34 }, { x: into.x + 14, y: into.y + 64 }, into)(index / FINE),
    ),
    ...repeat(FINE, (index) => around(index / FINE)),
    ...repeat(FINE + 1, (index) =>
      bezier(
        out,
        { x: out.x - 8, y: out.y - 36 },
        { x: dot.x - 58, y: dot.y + 44 },
        { x: dot.x - 12, y: dot.y + 10 },
      )(index / FINE),
    ),
  ];
  return { way, dot };
}

/** In how many strengths it is drawn: the older a trace, the fainter. */
const STRENGTHS = [0.66, 0.72, 0.8, 0.88, 0.94, 1];

/**
 * A line that comes from home, leaves a map at a point, turns about itself and comes to where the dot lies, alone on the
 * bare paper; so far between two of its dots.
 */
export function lostLine(
  home: Point,
  origin: Point,
  scale: number,
  gap: number,
  fromLeft: (x: number) => number,
): { body: string; dot: Point } {
  const { way, dot } = wayOff({ x: (home.x - origin.x) / scale, y: (home.y - origin.y) / scale });
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
    body: `<g stroke="var(--accent)" stroke-width="${short(4.4 * Math.sqrt(scale))}" stroke-linecap="round">${parts.join('')}</g>`,
    dot: placed(dot),
  };
}
