import { repeat, seededRandom, steps, type Point } from '../../shared/geometry.ts';
import { deal, type Line } from '../lines.ts';
import { STRONG } from '../path-parts.ts';
import { groundAt, type Crest } from './crest.ts';

/** `overview-noon`, at the foot of the window: the great peak at the left, a low one at the right. */
const NOON: Crest = [
  [0, 310],
  [137, 217],
  [240, 269],
  [372, 327],
  [405, 337],
  [468, 292],
  [600, 346],
];

const ROWS = repeat(8, (row) => 40 + row * 29);
const [ORDERED, LAST, END] = [396, 540, 606];
const CLEAR = 15;

/** Grains over the crest, each apart from the others: two that touch would be one of another shape. */
function grainsOf(random: () => number): Point[] {
  const scattered: (Point & { stray: number })[] = [];
  while (scattered.length < 32) {
    const grain = { x: 40 + random() * 170, y: 26 + random() * 252, stray: random() * 90 };
    const isOver = grain.y < groundAt(NOON, grain.x) - CLEAR;
    const isApart = scattered.every(({ x, y }) => Math.hypot(x - grain.x, y - grain.y) > 15);
    if (isOver && isApart) scattered.push(grain);
  }
  // Their rows follow their height only roughly: order is what comes of it.
  return scattered.toSorted((a, b) => a.y + a.stray - b.y - b.stray).map(({ x, y }) => ({ x, y }));
}

function strandOf(start: Point, y: number, look: { weight?: number; opacity: number }): Line {
  const onTheWay = repeat(8, (step) => {
    const t = step / 7;
    const [u, v] = [1 - t, 3 * t * (1 - t)];
    const along = (a: number, b: number, c: number, d: number) =>
      a * u ** 3 + v * (b * u + c * t) + d * t ** 3;
    return { x: along(start.x, start.x + 96, 268, ORDERED), y: along(start.y, start.y, y, y) };
  });
  return { kind: 'curve', points: [...onTheWay, { x: 480, y }, { x: END, y }], ...look };
}

/** Digital Transformation: the wind takes sand from a crest, and it becomes order that goes on past the window. */
export function transformation(): Line[] {
  const grains = grainsOf(seededRandom(41));
  const leads = (_: unknown, index: number): boolean => index % 4 === 1;
  const strands = grains.map((start, index) => {
    const row = Math.floor(index / 4);
    const isHeavy = row % 3 === 1;
    const look = leads(start, index) ? { opacity: 0.9, ...(isHeavy && STRONG) } : { opacity: 0.34 };
    return strandOf(start, ROWS[row] ?? start.y, look);
  });
  const dots = (centres: Point[], radius: number): Line => ({ kind: 'dots', centres, radius });
  return [
    ...strands,
    dots(grains.filter(leads), 3.8),
    ...deal(
      grains.filter((grain, index) => !leads(grain, index)),
      2,
    ).map((hand) => dots(hand, 2.1)),
    ...steps(ORDERED, LAST, 36).map((x) =>
      dots(
        ROWS.map((y) => ({ x, y })),
        x === ORDERED ? 4.8 : 2.8,
      ),
    ),
  ];
}
