import { accentStroke, circle } from '../figures/elements.ts';
import { repeat, seededRandom, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const [BUNDLES, LINES] = [4, 10];

interface Measures {
  width: number;
  height: number;
  /** Between two lines, where there are four bundles and where there is one. */
  gap: number;
  joinedGap: number;
  nodeRadius: number;
  ringRadius: number;
}

/** Forty lines: from four rings ten set out each, and all arrive as one. */
function askedOnce(
  { width, height, gap, joinedGap, nodeRadius, ringRadius }: Measures,
  direction: Direction,
): View {
  const x = (at: number) => short(fromStart(direction, width)(at));
  const random = seededRandom(4);
  const [middle, end] = [height / 2, width - nodeRadius - 1];
  const askedAt = (bundle: number) => ((bundle + 0.5) / BUNDLES) * height;
  const start = 2 * ringRadius + 2;
  const lines = repeat(BUNDLES * LINES, (index) => {
    const bundle = Math.floor(index / LINES);
    const place = index - bundle * LINES - (LINES - 1) / 2;
    const asked = short(askedAt(bundle));
    const from = short(askedAt(bundle) + place * gap);
    const to = short(middle + (index - (BUNDLES * LINES - 1) / 2) * joinedGap);
    const [leave, arrive, last] = [width * 0.16, width * 0.7, end - (width - end) * 3];
    const outOf = `C${x(start + ringRadius)} ${asked} ${x(start + ringRadius)} ${from} ${x(start + 3 * ringRadius)} ${from}`;
    const join = `C${x(leave + width * 0.26)} ${from} ${x(arrive - width * 0.28)} ${to} ${x(arrive)} ${to}`;
    const into = `H${x(last)}Q${x(end - nodeRadius)} ${to} ${x(end)} ${short(middle)}`;
    return `<path d="M${x(start)} ${asked}${outOf}H${x(leave)}${join}${into}" stroke-opacity="${short(0.34 + 0.5 * random(), 2)}"/>`;
  });
  const node = circle({ x: fromStart(direction, width)(end), y: middle }, nodeRadius, {
    fill: 'currentColor',
    stroke: 'none',
  });
  const rings = repeat(BUNDLES, (bundle) =>
    circle({ x: fromStart(direction, width)(ringRadius + 1), y: askedAt(bundle) }, ringRadius, {
      ...accentStroke,
      'stroke-width': 2,
    }),
  );
  return { width, height, strokeWidth: 1.1, body: [...lines, ...rings, node].join('') };
}

export const askedOnceDrawing: Drawing = {
  name: 'asked-once',
  shows: 'Four bundles of ten lines become one: what was asked four times is asked once.',
  wide: (direction) =>
    askedOnce(
      { width: 900, height: 360, gap: 4.2, joinedGap: 1.6, nodeRadius: 15, ringRadius: 10 },
      direction,
    ),
  narrow: (direction) =>
    askedOnce({ width: 220, height: 200, gap: 2.4, joinedGap: 0.9, nodeRadius: 8, ringRadius: 6 }, direction),
};
