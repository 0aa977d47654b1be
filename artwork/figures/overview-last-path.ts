import { coordinates, repeat, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path } from './elements.ts';
import { COLUMN_HEIGHT, COLUMN_WIDTH, open } from './overview-parts.ts';

/** Water: it has no outline. */
const water = { stroke: 'var(--field, none)' };

/** Three sources, each as a stream of its own; where they meet is the one figure that they agree on. */
export function oneSource(): string {
  const [leaves, joins, agreed] = [120, 400, 510];
  const middle = COLUMN_HEIGHT / 2;
  const rows = [44, middle, COLUMN_HEIGHT - 44];
  const bend = (leaves + joins) / 2;
  const way = (y: number, start: number): string =>
    `M${start} ${y}H${leaves}C${coordinates(bend, y)} ${coordinates(bend, middle)} ${joins} ${middle}H${agreed}`;
  return (
    path(rows.map((y) => way(y, 0)).join(''), { ...water, 'stroke-width': 76 }) +
    circle({ x: agreed, y: middle }, 66, { fill: 'var(--field, none)', stroke: 'none' }) +
    path(rows.map((y) => way(y, 38)).join(''), { ...accentStroke, 'stroke-width': 6 }) +
    path(rows.map((y) => circleData({ x: 38, y }, 14)).join(''), {
      ...open,
      ...accentStroke,
      'stroke-width': 6,
    }) +
    circle({ x: agreed, y: middle }, 44, accentSolid)
  );
}

/**
 * What arrives is looked at one by one: a stream of drops before a sieve, a lake behind it. What is not whole, or there
 * twice, goes back to its owner.
 */
export function checked(): string {
  const [middle, radius, sieve] = [118, 21, 330];
  const at = (index: number): Point => ({ x: 34 + index * 62, y: middle });
  const [half, twin] = [at(1), at(3)];
  const whole = [0, 2, 4].map((index) => circle(at(index), radius, accentSolid));
  const twice = [-11, 11].map((aside) => circleData({ x: twin.x + aside, y: middle }, radius - 7));
  const [gap, size] = [(50 * Math.PI) / 180, radius - 5];
  const broken = `M${coordinates(half.x + size * Math.cos(gap), middle + size * Math.sin(gap))}A${size} ${size} 0 1 1 ${coordinates(half.x + size * Math.cos(gap), middle - size * Math.sin(gap))}`;
  const slots = repeat(7, (index) => `M${sieve} ${middle - 78 + index * 24}v12`);
  const back = middle + 128;
  return (
    path(`M0 ${middle}H${sieve}`, { ...water, 'stroke-width': 84 }) +
    path(`M${sieve + 60} ${middle}H${COLUMN_WIDTH - 60}`, {
      ...water,
      'stroke-width': 120,
      'stroke-linecap': 'round',
    }) +
    path(`M${sieve + 30} ${middle}H${sieve + 60}`, { ...water, 'stroke-width': 84 }) +
    whole.join('') +
    path(`${broken}${twice.join('')}`, { 'stroke-width': 4 }) +
    path(slots.join(''), { 'stroke-width': 9, 'stroke-linecap': 'round' }) +
    path(
      `M${sieve} ${middle + 92}C${sieve} ${back} ${sieve - 30} ${back} ${sieve - 60} ${back}H16M34 ${back - 16}L16 ${back}l18 16`,
      { 'stroke-width': 4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ) +
    repeat(3, (index) => circle({ x: 400 + index * 58, y: middle }, radius, accentSolid)).join('')
  );
}

/** Dots on a straight or bent way, as far from one another as `apart`, none nearer to `free` than `clear`. */
function dotted(way: readonly Point[], apart: number, free: Point, clear: number): Point[] {
  const found: Point[] = [];
  for (const place of way) {
    const last = found.at(-1);
    const isFar = !last || Math.hypot(place.x - last.x, place.y - last.y) >= apart;
    if (isFar && Math.hypot(place.x - free.x, place.y - free.y) >= clear) found.push(place);
  }
  return found;
}

/** What is measured up to today; what is coming, and where somebody is told before it is a problem. */
export function foreseen(): string {
  const ground = COLUMN_HEIGHT - 2;
  const bars = [22, 29, 25, 34, 31, 39, 36, 44, 49, 46, 55].map((height, index) => ({
    x: 13 + index * 35,
    height: height * 3,
  }));
  const bar = ({ x, height }: (typeof bars)[number]): string => `M${x} ${ground}v-${height}`;
  const today = { x: 363, y: ground - 165 };
  const told = { x: 486, y: 84 };
  /** One arc, on which who is told stands. */
  const rise = (x: number): number => {
    const on = (x - today.x) / (told.x - today.x);
    return today.y - (today.y - told.y) * (0.62 * on + 0.38 * on ** 2);
  };
  const coming = repeat(1080, (index) => ({
    x: today.x + 20 + index / 4,
    y: rise(today.x + 20 + index / 4),
  })).filter(({ x, y }) => x < COLUMN_WIDTH - 6 && y > 6);
  const trend = dotted(coming.filter(({ x }) => x < told.x).toReversed(), 15, told, 46).concat(
    dotted(
      coming.filter(({ x }) => x > told.x),
      15,
      told,
      46,
    ),
  );
  const column = { 'stroke-width': 26, 'stroke-linecap': 'butt' };
  return (
    path(bars.slice(0, -1).map(bar).join(''), { ...water, ...column }) +
    path(bars.slice(-1).map(bar).join(''), { ...accentStroke, ...column }) +
    path(`M0 ${ground}H${COLUMN_WIDTH}`, { 'stroke-width': 4 }) +
    path(`M2 40H${COLUMN_WIDTH}`, {
      'stroke-width': 4,
      'stroke-dasharray': '.1 11',
      'stroke-linecap': 'round',
    }) +
    trend.map((place) => circle(place, 4, accentSolid)).join('') +
    circle(told, 32, { ...accentStroke, 'stroke-width': 4, ...open }) +
    circle(told, 16, accentSolid)
  );
}
