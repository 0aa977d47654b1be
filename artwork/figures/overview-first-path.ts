import { coordinates, repeat, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path } from './elements.ts';
import { dashed, DOT, open, quiet, square, strong } from './overview-parts.ts';

const [TODAY, LATER] = [22, 78];
const STRIDE = 31;
/** Of nine steps two can go, and one asks for what another has asked already. */
const [GONE, TWICE] = [[2, 5], 7];
const PHONE = 296;
/** Its steps are rings, and so larger than dots. */
const STEP = 6.4;

const MIDWAY = (TODAY + LATER) / 2 + 2;

/** One step of today, from above, to its place among those that stay. */
const stays = (from: number, to: number): string =>
  `M${coordinates(from, TODAY + STEP)}C${coordinates(from, MIDWAY)} ${coordinates(to, MIDWAY)} ${coordinates(to, LATER)}`;

/** Today's journey, step by step, and below it what stays of it: that ends in something to try. */
export function prototype(): string {
  const today = repeat(9, (step): Point => ({ x: 7 + step * STRIDE, y: TODAY }));
  const gone = today.filter((_, index) => GONE.includes(index));
  const kept = today.filter((_, index) => !GONE.includes(index) && index !== TWICE);
  const later = kept.map((_, index): Point => ({ x: 7 + index * 46, y: LATER }));
  const ways = kept.map(({ x }, index) => stays(x, later[index]?.x ?? x));
  const rings = today.filter((step) => !gone.includes(step)).map((step) => circleData(step, STEP));
  const second = circleData({ x: 7 + TWICE * STRIDE - 8, y: TODAY - 8 }, STEP);
  return (
    path(ways.join(''), quiet) +
    path(`M${7 + STEP} ${TODAY}H${7 + 8 * STRIDE - STEP}`, quiet) +
    path(second + rings.join(''), open) +
    path(gone.map((step) => circleData(step, STEP)).join(''), { ...open, ...quiet }) +
    path(gone.map(({ x }) => `M${x - 9} ${TODAY + 9}l18-18`).join(''), { 'stroke-width': 1.6 }) +
    path(`M7 ${LATER}H${PHONE}`, strong) +
    later.map((step) => circle(step, DOT - 0.6, accentSolid)).join('') +
    path(`M${PHONE + 9} 1H350a9 9 0 0 1 9 9V90a9 9 0 0 1-9 9H${PHONE + 9}a9 9 0 0 1-9-9V10a9 9 0 0 1 9-9z`) +
    path(`M${PHONE + 13} 22H347M${PHONE + 13} 35H340M${PHONE + 13} 48H344`, quiet) +
    path(`M${PHONE + 18} ${LATER}H341`, { ...accentStroke, 'stroke-width': 11, 'stroke-linecap': 'round' })
  );
}

/** What stands stays, and one part more is put beside it. In each row: so many stand, and as many are planned. */
export function grows(): string {
  const rows = [
    { stands: 5, planned: 8 },
    { stands: 6, planned: 9, isAdded: true },
    { stands: 7, planned: 10 },
  ];
  const cells = (row: number, from: number, to: number): string =>
    repeat(to - from, (index) => square(1 + (from + index) * 36.7, 1 + row * 35, 28)).join('');
  const each = (draw: (row: (typeof rows)[number], index: number) => string): string =>
    rows.map(draw).join('');
  return (
    path(each(({ stands }, row) => cells(row, 0, stands))) +
    path(
      each(({ stands, planned, isAdded }, row) => cells(row, isAdded ? stands + 1 : stands, planned)),
      { ...dashed, ...quiet },
    ) +
    path(
      each(({ stands, isAdded }, row) => (isAdded ? cells(row, stands, stands + 1) : '')),
      accentSolid,
    )
  );
}
