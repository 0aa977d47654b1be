import { coordinates, repeat, smooth, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';
import {
  dashed,
  DOT,
  END,
  HEIGHT,
  MIDDLE,
  open,
  quiet,
  square,
  START,
  strong,
  WIDTH,
} from './overview-parts.ts';

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
    path(rows.map(scale).join(''), quiet) +
    path(rows.map(({ y }) => `M${OTHERS} ${y - 7}v14`).join(''), { 'stroke-width': 2 }) +
    path(smooth(rows), { ...strong, 'stroke-width': 1.6 }) +
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
  const gate = ({ x }: { x: number }): string => `M${x} ${MIDDLE - 11}l11 11l-11 11l-11-11z`;
  return (
    path(left.map(way).join(''), { ...dashed, ...quiet, 'stroke-dasharray': '4 4' }) +
    path(left.map(({ x, aside }) => circleData({ x: x + 64, y: MIDDLE + aside }, 4)).join(''), open) +
    path(`M${START} ${MIDDLE}H${END - DOT}`, strong) +
    path(gates.map(gate).join(''), { ...open, 'stroke-width': 1.6 }) +
    circle({ x: END - DOT, y: MIDDLE }, DOT, accentSolid)
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

/** Three sources, each with a figure of its own for one thing, and the one that they agree on, each coming from its own side. */
function oneSource(): string {
  const [agreed, ground] = [180, 92];
  const sources: Point[] = [
    { x: 208, y: 8 },
    { x: 44, y: 32 },
    { x: 316, y: 56 },
  ];
  const way = ({ x, y }: Point): string =>
    `M${x} ${y}C${coordinates(x, (y + ground) / 2)} ${coordinates(agreed + 0.24 * (x - agreed), ground - 22)} ${agreed} ${ground}`;
  const ticks = repeat(31, (tick) => `M${START + tick * 11.93} ${ground - (tick % 5 ? 3 : 6)}V${ground}`);
  return (
    path(sources.map(({ y }) => `M${START} ${y}H${END}`).join(''), quiet) +
    path(`M${START} ${ground}H${END}${ticks.join('')}`) +
    path(sources.map(way).join(''), { ...strong, 'stroke-width': 1.6 }) +
    path(sources.map((source) => circleData(source, DOT)).join(''), { ...open, 'stroke-width': 1.6 }) +
    circle({ x: agreed, y: ground }, 7, accentSolid)
  );
}

/** What arrives is looked at one by one; what is not whole, or there twice, goes back. */
function checked(): string {
  const [middle, side] = [44, 18];
  const top = middle - side / 2;
  const whole = (x: number): string => square(x, top, side);
  const broken = (x: number): string => `M${x + side} ${middle}v${side / 2}h-${side}v-${side}h${side / 2}`;
  const twice = (x: number): string => `${whole(x)}M${x + 5} ${top}v-5h${side}v${side}h-5`;
  return (
    path(`${whole(2)}${broken(37)}${whole(72)}${twice(107)}${whole(142)}`) +
    path('M184 17V71', { 'stroke-width': 2.2 }) +
    path('M174 64C174 88 122 86 64 86C50 86 46 80 46 66M46 66l-5 8M46 66l6 7', quiet) +
    path(`M209 ${middle - 22}H${END}V${middle + 22}H209z`, quiet) +
    [226, 269, 312].map((x) => path(whole(x + 5), accentSolid)).join('')
  );
}

/** What is measured up to today; what is coming, and where somebody is told before it is a problem. */
function foreseen(): string {
  const bars = [22, 29, 25, 34, 31, 39, 36, 44, 49, 46, 55].map((height, index) => ({
    x: 7 + index * 22,
    height,
  }));
  const bar = ({ x, height }: (typeof bars)[number]): string => `M${x - 4.5} 98.5v-${height}h9v${height}`;
  const told = { x: 291, y: 31 };
  const coming = [{ x: 227, y: 44 }, { x: 259, y: 39 }, told, { x: 323, y: 19 }, { x: 355, y: 3 }];
  return (
    path(`M${START} 99H${END}`, quiet) +
    path(bars.slice(0, -1).map(bar).join(''), quiet) +
    path(bars.slice(-1).map(bar).join(''), accentSolid) +
    path(`M${START} 14H${END}`, dashed) +
    path(smooth(coming), { ...strong, 'stroke-dasharray': '.1 5', 'stroke-linecap': 'round' }) +
    circle(told, 11, accentStroke) +
    circle(told, DOT, accentSolid)
  );
}

const DRAWINGS = {
  roadmap,
  adopted,
  'one-source': oneSource,
  checked,
  foreseen,
};

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
