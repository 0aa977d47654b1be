import { repeat, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';
import { heavy, LARGE_HEIGHT, LARGE_WIDTH, open, quiet } from './overview-parts.ts';

const [START, END] = [2, LARGE_WIDTH - 2];
const MIDDLE = LARGE_HEIGHT / 2;

/** Where others stand: so far from the end that their name is over it on phones, too. */
const OTHERS = START + 8 * 72;

/** Four sides of an organisation, each where it stands today, short of where others stand. A name over each. */
export function today(): string {
  const rows = [268, 424, 224, 352].map((x, row) => ({ x, y: 56 + row * 72 }));
  const scale = ({ y }: { y: number }): string =>
    `M${START} ${y}H${END}${repeat(10, (tick) => `M${START + tick * 72} ${y - 6}v12`).join('')}`;
  return (
    path(rows.map(({ x, y }) => `M${START} ${y}H${x}`).join(''), {
      stroke: 'var(--field, none)',
      'stroke-width': 26,
    }) +
    path(rows.map(scale).join(''), quiet) +
    path(rows.map(({ y }) => `M${OTHERS} ${y - 15}v30`).join(''), { 'stroke-width': 6 }) +
    path(smooth(rows), heavy) +
    rows.map((stand) => circle(stand, 12, accentSolid)).join('')
  );
}

/** One way through three gates; at each of them others were possible, and are left. */
export function roadmap(): string {
  const gates = [
    { x: 140, far: 82 },
    { x: 336, far: 104 },
    { x: 532, far: 126 },
  ];
  const left = gates.flatMap(({ x, far }) => [far, -far].map((aside) => ({ x, aside })));
  const way = ({ x, aside }: (typeof left)[number]): string =>
    `M${x} ${MIDDLE}c52 0 36 ${aside} 96 ${aside}h32`;
  const gate = ({ x }: { x: number }): string => `M${x} ${MIDDLE - 32}l32 32l-32 32l-32-32z`;
  return (
    path(left.map(way).join(''), { ...quiet, 'stroke-dasharray': '8 8' }) +
    path(left.map(({ x, aside }) => circleData({ x: x + 128, y: MIDDLE + aside }, 9)).join(''), open) +
    path(`M${START + 26} ${MIDDLE}H${END - 15}`, heavy) +
    circle({ x: START + 13, y: MIDDLE }, 12, { ...open, ...accentStroke, 'stroke-width': 6 }) +
    path(gates.map(gate).join(''), { fill: 'var(--field, var(--ground))', 'stroke-width': 3.4 }) +
    circle({ x: END - 15, y: MIDDLE }, 15, accentSolid)
  );
}

/** From one who begins to all of them: in each row more have taken it up. */
function adopted(): string {
  const [columns, rows] = [33, [1, 4, 8, 13, 19, 26, 33]];
  const people = rows.flatMap((count, row) =>
    repeat(columns, (column) => ({
      isReached: column < count,
      data: circleData({ x: 12 + column * 37.25, y: 12 + row * 40 }, 9.6),
    })),
  );
  const those = (are: boolean): string =>
    people
      .filter(({ isReached }) => isReached === are)
      .map(({ data }) => data)
      .join('');
  return path(those(false), quiet) + path(those(true), accentSolid);
}

/** As wide as the page. */
export const adoptedFigure: Figure = {
  id: 'overview-adopted',
  width: 1216,
  height: 264,
  strokeWidth: 2.2,
  body: adopted(),
};
