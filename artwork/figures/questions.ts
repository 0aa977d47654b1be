import { QUESTION_TYPES } from '../../content/facts/workshop-guide.ts';
import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { circle, path, solid, type Figure } from './elements.ts';

/** One line runs through all of them, in the middle of each and from one end to the other. */
const [LENGTH, WIDTH] = [192, 128];
const MIDDLE = WIDTH / 2;

/** The page may set its weight, as that of the others. */
const strong = { 'stroke-width': 'var(--figure-strong, 3)' };
const goesOn = path(`M0 ${MIDDLE}H${LENGTH}`, strong);

/** Where others are beside the line: two before it, two behind it. */
const BESIDE = [-52, -27, 27, 52] as const;

const bend = (from: Point, to: Point): string => {
  const middle = short((from.x + to.x) / 2);
  return `M${coordinates(from.x, from.y)}C${middle} ${short(from.y)} ${middle} ${short(to.y)} ${coordinates(to.x, to.y)}`;
};

/** Those who had not spoken join. */
function joins(): string {
  const voices = BESIDE.map((y, index) => ({ x: index % 3 === 0 ? 26 : 46, y: MIDDLE + y }));
  return (
    goesOn +
    circle({ x: 7, y: MIDDLE }, 7, solid) +
    path(voices.map((voice) => bend(voice, { x: 158, y: MIDDLE })).join('')) +
    voices.map((voice) => circle(voice, 4.5, solid)).join('')
  );
}

/** The picture becomes wide before it is one again. */
function widens(): string {
  const ways = [-56, -38, -19, 19, 38, 56].map((y) => {
    const far = MIDDLE + y;
    return `M16 ${MIDDLE}C48 ${MIDDLE} 52 ${far} 96 ${far}S144 ${MIDDLE} 176 ${MIDDLE}`;
  });
  return goesOn + path(ways.join(''));
}

/** Inward, round after round, and out again beside the way in: half circles on the box's own axis, each a `step` smaller. */
function deepens(): string {
  const [top, rounds] = [12, 5];
  const [across, step] = [LENGTH / 2, (MIDDLE - top) / rounds];
  const halves = repeat(rounds, (round) => 2 * (MIDDLE - top) - (2 * round + 1) * step);
  const half = (size: number, isDown: boolean, isInward: boolean): string =>
    `a${coordinates(size / 2, size / 2)} 0 0 ${isInward ? 1 : 0} 0 ${short(isDown ? size : -size)}`;
  const inward = halves.map((size, round) => half(size, round % 2 === 0, true));
  const outward = halves.toReversed().map((size, round) => half(size, round % 2 === 0, false));
  const bottom = WIDTH - top;
  return path(
    `M0 ${MIDDLE}C46 ${MIDDLE} 48 ${top} ${across} ${top}${inward.join('')}${outward.join('')}` +
      `C${LENGTH - 48} ${bottom} ${LENGTH - 46} ${MIDDLE} ${LENGTH} ${MIDDLE}`,
    strong,
  );
}

/** One answer closes, the other stays open. */
function opens(): string {
  const [ring, from, to] = [{ x: 50, y: MIDDLE }, 86, 168];
  const open = BESIDE.map((y) => ({ x: to, y: MIDDLE + y }));
  return (
    path(`M0 ${MIDDLE}H${ring.x - 24}M${ring.x + 24} ${MIDDLE}H${LENGTH}`, strong) +
    circle(ring, 24, strong) +
    path(open.map((end) => bend({ x: from, y: MIDDLE }, { x: end.x - 5, y: end.y })).join('')) +
    open.map((end) => circle(end, 5)).join('')
  );
}

/** A step is gone: what may be instead of it leaps into the gap, and over it. */
function leaps(): string {
  const [from, to] = [34, 158];
  const arcs = [30, 46, 62].map(
    (radius) => `M${from} ${MIDDLE}A${radius} ${short(radius * 0.92)} 0 0 1 ${from + 2 * radius} ${MIDDLE}`,
  );
  return (
    path(`M0 ${MIDDLE}H${from}M${to} ${MIDDLE}H${LENGTH}`, strong) +
    path(arcs.join(''), { 'stroke-dasharray': '.1 6', 'stroke-linecap': 'round', ...strong }) +
    [from, to].map((x) => circle({ x, y: MIDDLE }, 6, solid)).join('')
  );
}

/** What is decided. */
function decides(): string {
  const dot = { x: 132, y: MIDDLE };
  return path(`M0 ${MIDDLE}H${dot.x}`, strong) + circle(dot, 30, solid);
}

const KINDS: Readonly<Record<(typeof QUESTION_TYPES)[number], () => string>> = {
  engagement: joins,
  exploration: widens,
  inDepth: deepens,
  closedAndOpen: opens,
  future: leaps,
  exit: decides,
};

/** The six kinds of question, in the order of a workshop: all are one line. */
export const questionFigures: readonly Figure[] = QUESTION_TYPES.map((type) => ({
  id: `question-${type}`,
  width: LENGTH,
  height: WIDTH,
  strokeWidth: 1.5,
  body: KINDS[type](),
}));
