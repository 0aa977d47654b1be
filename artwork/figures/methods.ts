import { repeat, smooth, steps } from '../shared/geometry.ts';
import { accentSolid, circle, path, solid, type Figure } from './elements.ts';
import { node, strongAccent } from './method-parts.ts';

/* The steps of the second path: the other paths' are one drawing each. All are as broad and as high. */

const HEIGHT = 104;

/** Watch: twelve levels that stay as they are, but one gives way, and that is told at once. */
function watch(): string {
  const level = (row: number): number => 6 + row * 8.4;
  const [steady, fallen] = [level(6), level(8)];
  const others = repeat(12, level).filter((y) => y !== steady);
  return (
    path(others.map((y) => `M8 ${y}H112`).join('')) +
    path(
      `M8 ${steady}H60C70 ${steady} 70 ${fallen} 78 ${fallen}S86 ${steady} 96 ${steady}H112`,
      strongAccent,
    ) +
    node({ x: 78, y: fallen })
  );
}

/** Take over: for a while both carry it, and thing by thing comes down to the line that goes on. */
function takeOver(): string {
  const [theirs, ours] = [6, 98];
  const things = repeat(10, (index) => {
    const start = 14 + index * 7;
    return `M${start} ${theirs}C${start + 19} ${theirs} ${start + 7} ${ours} ${start + 26} ${ours}`;
  });
  return (
    path(`M8 ${theirs}H77${things.join('')}`) +
    circle({ x: 10, y: theirs }, 2.2, solid) +
    path(`M40 ${ours}H108`, strongAccent) +
    circle({ x: 108, y: ours }, 4.5, accentSolid)
  );
}

/** Resolve: what arrives ends at the first of three levels that can help; few go on to the next. */
function resolve(): string {
  const levels = [40, 72, 104];
  const ends = [0, 1, 0, 0, 2, 0, 1, 0, 0].map((level, row) => ({ x: levels[level] ?? 0, y: 8 + row * 11 }));
  const others = ends.filter(({ y }) => y !== 52);
  return (
    path(levels.map((x) => `M${x} 4V100`).join('')) +
    path(others.map(({ x, y }) => `M8 ${y}H${x}`).join('')) +
    others.map((end) => circle(end, 2.2, solid)).join('') +
    path('M8 52H104', strongAccent) +
    circle({ x: 104, y: 52 }, 4.5, accentSolid)
  );
}

/** Calm: what begins to swing comes to rest. */
function calm(): string {
  const [start, end, level] = [8, 108, 52];
  const reach = (x: number): number => ((x - start) / 19) * Math.exp(1 - (x - start) / 19) * 46;
  const swing = (part: number) =>
    smooth(
      steps(start, end, 2.5).map((x) => ({
        x,
        y: level - part * reach(x) * Math.sin((x - start) * 0.25),
      })),
    );
  const bound = (side: number): string =>
    smooth(steps(start, end, 4).map((x) => ({ x, y: level - side * reach(x) })));
  return (
    path([-1, 1].map(bound).join('')) +
    path(swing(0.45)) +
    path(swing(1), strongAccent) +
    node({ x: end, y: level })
  );
}

const drawings = {
  watch,
  'take-over': takeOver,
  resolve,
  calm,
};

export const methodFigures: readonly Figure[] = Object.entries(drawings).map(([name, draw]) => ({
  id: `method-${name}`,
  width: 120,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
