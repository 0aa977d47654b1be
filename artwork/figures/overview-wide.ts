import { repeat, smooth } from '../shared/geometry.ts';
import { accentSolid, circle, circleData, path, type Figure } from './elements.ts';
import { dashed, DOT, END, HEIGHT, MIDDLE, open, quiet, START, strong, WIDTH } from './overview-parts.ts';

/** Higher than the others: each of its rows carries a name. */
const TALL = 136;

/** Where others stand: so far from the end that their name is over it on phones, too. */
const OTHERS = START + 8 * 36;

/** Four sides of an organisation, each where it stands today, short of where others stand. A name over each. */
function today(): string {
  const rows = [134, 212, 112, 176].map((x, row) => ({ x, y: 25 + row * 34 }));
  const scale = ({ y }: { y: number }): string =>
    `M${START} ${y}H${END}${repeat(10, (tick) => `M${START + tick * 36} ${y - 3}v6`).join('')}`;
  return (
    path(rows.map(({ x, y }) => `M${START} ${y}H${x}`).join(''), {
      stroke: 'var(--field, none)',
      'stroke-width': 13,
    }) +
    path(rows.map(scale).join(''), quiet) +
    path(rows.map(({ y }) => `M${OTHERS} ${y - 7}v14`).join(''), { 'stroke-width': 3 }) +
    path(smooth(rows), { ...strong, 'stroke-width': 3 }) +
    rows.map((stand) => circle(stand, DOT, accentSolid)).join('')
  );
}

/** One way through three gates; at each of them others were possible, and are left. */
function roadmap(): string {
  const gates = [
    { x: 70, far: 28 },
    { x: 168, far: 36 },
    { x: 266, far: 44 },
  ];
  const left = gates.flatMap(({ x, far }) => [far, -far].map((aside) => ({ x, aside })));
  const way = ({ x, aside }: (typeof left)[number]): string =>
    `M${x} ${MIDDLE}c26 0 18 ${aside} 48 ${aside}h16`;
  const gate = ({ x }: { x: number }): string => `M${x} ${MIDDLE - 15}l15 15l-15 15l-15-15z`;
  return (
    path(left.map(way).join(''), { ...dashed, ...quiet, 'stroke-dasharray': '4 4' }) +
    path(left.map(({ x, aside }) => circleData({ x: x + 64, y: MIDDLE + aside }, 4)).join(''), open) +
    path(`M${START} ${MIDDLE}H${END - DOT}`, { ...strong, 'stroke-width': 4 }) +
    path(gates.map(gate).join(''), { fill: 'var(--field, var(--ground))', 'stroke-width': 2 }) +
    circle({ x: END - 8, y: MIDDLE }, 8, accentSolid)
  );
}

/** From one who begins to all of them: in each row more have taken it up. */
function adopted(): string {
  const [columns, rows] = [19, [1, 3, 7, 13, 19]];
  const people = rows.flatMap((count, row) =>
    repeat(columns, (column) => ({
      isReached: column < count,
      data: circleData({ x: 6 + column * 19.33, y: 6 + row * 22 }, 4.6),
    })),
  );
  const those = (are: boolean): string =>
    people
      .filter(({ isReached }) => isReached === are)
      .map(({ data }) => data)
      .join('');
  return path(those(false), quiet) + path(those(true), accentSolid);
}

const DRAWINGS = { roadmap, adopted };

const figure = (name: string, height: number, body: string): Figure => ({
  id: `overview-${name}`,
  width: WIDTH,
  height,
  strokeWidth: 1.08,
  body,
});

/** What a part of a path's overview means, where it is drawn from one end of its column to the other. */
export const wideOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) =>
  figure(name, HEIGHT, draw()),
);
export const tallOverviewFigure: Figure = figure('today', TALL, today());
