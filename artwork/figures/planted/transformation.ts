import { repeat, seededRandom, steps, type Point } from '../../shared/geometry.ts';
import { svgOf, type Line } from '../lines.ts';
import { STRONG } from '../path-parts.ts';
import { scatteredGrains, wayToRow } from '../scatter.ts';
import { groundAt, type Crest } from './crest.ts';
import { dissolving } from './dissolving.ts';

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
const [ORDERED, LAST, END] = [424, 568, 606];
const CLEAR = 15;

/** Over the crest. */
const grainsOf = (random: () => number): Point[] =>
  scatteredGrains(random, {
    count: 16,
    // Where the picture has closed.
    from: { x: 262, y: 26 },
    over: { x: 92, y: 236 },
    apart: 22,
    stray: 70,
    isFree: ({ x, y }) => y < groundAt(NOON, x) - CLEAR,
  });

const strandOf = (start: Point, y: number, look: { weight?: number; opacity: number }): Line => ({
  kind: 'curve',
  points: [...wayToRow(start, y, 44, 372, ORDERED), { x: 500, y }, { x: END, y }],
  ...look,
});

/** Digital Transformation: the picture begins in grains; the wind takes sand from a crest, and it becomes order that goes on past the window. */
export function transformation(): string {
  const grains = grainsOf(seededRandom(41));
  const leads = (_: unknown, index: number): boolean => index % 2 === 1;
  const strands = grains.map((start, index) => {
    const row = Math.floor(index / 2);
    const isHeavy = row % 3 === 1;
    const look = leads(start, index) ? { opacity: 0.9, ...(isHeavy && STRONG) } : { opacity: 0.6 };
    return strandOf(start, ROWS[row] ?? start.y, look);
  });
  const dots = (centres: Point[], radius: number): Line => ({ kind: 'dots', centres, radius });
  const order = [
    ...strands,
    dots(grains.filter(leads), 3.8),
    dots(
      grains.filter((grain, index) => !leads(grain, index)),
      2.6,
    ),
    ...steps(ORDERED, LAST, 36).map((x) =>
      dots(
        ROWS.map((y) => ({ x, y })),
        x === ORDERED ? 4.8 : 2.8,
      ),
    ),
  ];
  return dissolving() + svgOf(order);
}
