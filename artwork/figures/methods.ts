import { repeat, short, smooth, steps } from '../shared/geometry.ts';
import { accentSolid, circle, path, solid, type Figure } from './elements.ts';
import { node, strongAccent } from './method-parts.ts';
import { calm, discover } from './methods-first-paths.ts';
import { assess, forecast, govern, present } from './methods-last-paths.ts';

/* Those of the first path stand on its steps: they end at 80. */

/** Plan: one curve across a grid. */
function plan(): string {
  const grid = (parity: number): string =>
    steps(parity, 6, 2)
      .map((index) => `M${8 + index * 14} 8V80M8 ${8 + index * 12}H92`)
      .join('');
  return (
    path(grid(0), { opacity: 0.9 }) +
    path(grid(1), { opacity: 0.4 }) +
    path('M8 80C34 80 36 20 92 8', strongAccent)
  );
}

/** Sustain: waves that carry on. */
function sustain(): string {
  const wave = (index: number): string =>
    smooth(
      steps(8, 112, 8).map((x) => ({
        x,
        y: 52 + (index - 3) * 8 * Math.cos(x * 0.055) + 10 * Math.sin(x * 0.06),
      })),
    );
  return path([0, 1, 2, 4, 5, 6].map(wave).join(''), { opacity: 0.7 }) + path(wave(3), strongAccent);
}

/** Connect: one point that reaches many. */
function connect(): string {
  const start = { x: 10, y: 44 };
  const ends = steps(-3, 3, 1).map((index) => ({ x: 106, y: 44 + index * 11.6 }));
  const strands = ends.map(
    ({ x, y }) => `M${start.x} ${start.y}C54 ${start.y} 58 ${short(y)} ${x} ${short(y)}`,
  );
  const [first = '', ...others] = strands;
  return (
    path(others.join(''), { opacity: 0.75 }) +
    path(first, strongAccent) +
    ends.map((end) => circle(end, 2.2, solid)).join('') +
    circle(start, 4.5, accentSolid)
  );
}

/** Assemble: plates laid on one another. */
function assemble(): string {
  const plate = (y: number): string => `M56 ${y - 17}L104 ${y}L56 ${y + 17}L8 ${y}z`;
  return path([30.8, 41.5, 52.3, 63].map(plate).join(''), { opacity: 0.75 }) + path(plate(20), strongAccent);
}

/** Watch: twelve levels that stay as they are, but one gives way, and that is told at once. */
function watch(): string {
  const level = (row: number): number => 5.5 + row * 7;
  const [steady, fallen] = [level(6), level(8)];
  const others = repeat(12, level).filter((y) => y !== steady);
  return (
    path(others.map((y) => `M8 ${y}H112`).join(''), { opacity: 0.75 }) +
    path(
      `M8 ${steady}H60C70 ${steady} 70 ${fallen} 78 ${fallen}S86 ${steady} 96 ${steady}H112`,
      strongAccent,
    ) +
    node({ x: 78, y: fallen })
  );
}

/** Frame: squares that turn inside one another. */
function frame(): string {
  const square = (index: number): string => {
    // Its outermost square stands as high as the other drawings.
    const radius = 54 * 0.86 ** index;
    const corners = repeat(4, (corner) => {
      const angle = (corner / 4) * 2 * Math.PI + Math.PI / 4 + index * 0.16;
      return `${short(48 + radius * Math.cos(angle))} ${short(41.8 + radius * Math.sin(angle))}`;
    });
    return `M${corners.join('L')}z`;
  };
  return (
    path(repeat(10, (index) => (index === 9 ? '' : square(index))).join(''), { opacity: 0.75 }) +
    path(square(9), strongAccent)
  );
}

/** Refine: many points, thinned out to one line. */
function refine(): string {
  const dots = steps(0, 6, 1).flatMap((column) =>
    steps(-4, 4, 1)
      .filter((row) => Math.abs(row) <= 4 - column * 0.6)
      .map((row) => circle({ x: 10 + column * 8, y: 44 + row * 8.5 * (1 - column * 0.12) }, 1.7, solid)),
  );
  return dots.join('') + path('M66 44H106', strongAccent) + circle({ x: 106, y: 44 }, 4.5, accentSolid);
}

/** Launch: rays from a point on the horizon. */
function launch(): string {
  const rays = repeat(19, (index) => {
    const angle = (index / 18) * Math.PI;
    const end = index % 3 === 0 ? 50 : 40;
    const at = (radius: number) =>
      `${short(56 - radius * Math.cos(angle))} ${short(72 - radius * Math.sin(angle))}`;
    return `M${at(20)}L${at(end)}`;
  });
  return (
    path(rays.join(''), { opacity: 0.8 }) +
    path('M2 80H110', strongAccent) +
    circle({ x: 56, y: 72 }, 8, accentSolid)
  );
}

/** Take over: for a while both carry it, and thing by thing comes down to the line that goes on. */
function takeOver(): string {
  const [theirs, ours] = [12, 76];
  const things = repeat(10, (index) => {
    const start = 14 + index * 7;
    return `M${start} ${theirs}C${start + 19} ${theirs} ${start + 7} ${ours} ${start + 26} ${ours}`;
  });
  return (
    path(`M8 ${theirs}H77${things.join('')}`, { opacity: 0.75 }) +
    circle({ x: 10, y: theirs }, 2.2, solid) +
    path(`M40 ${ours}H108`, strongAccent) +
    circle({ x: 108, y: ours }, 4.5, accentSolid)
  );
}

/** Resolve: what arrives ends at the first of three levels that can help; few go on to the next. */
function resolve(): string {
  const levels = [40, 72, 104];
  const ends = [0, 1, 0, 0, 2, 0, 1, 0, 0].map((level, row) => ({ x: levels[level] ?? 0, y: 8 + row * 9 }));
  const others = ends.filter(({ y }) => y !== 44);
  return (
    path(levels.map((x) => `M${x} 4V84`).join(''), { opacity: 0.35 }) +
    path(others.map(({ x, y }) => `M8 ${y}H${x}`).join(''), { opacity: 0.75 }) +
    others.map((end) => circle(end, 2.2, solid)).join('') +
    path('M8 44H104', strongAccent) +
    circle({ x: 104, y: 44 }, 4.5, accentSolid)
  );
}

const drawings = {
  plan,
  sustain,
  connect,
  assemble,
  watch,
  frame,
  refine,
  launch,
  'take-over': takeOver,
  resolve,
  discover,
  calm,
  assess,
  govern,
  present,
  forecast,
};

export const methodFigures: readonly Figure[] = Object.entries(drawings).map(([name, draw]) => ({
  id: `method-${name}`,
  width: 120,
  height: 88,
  strokeWidth: 1.2,
  body: draw(),
}));
