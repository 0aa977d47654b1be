import { coordinates, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path } from './elements.ts';
import { heavy, LARGE_HEIGHT, LARGE_WIDTH, lit, open, quiet, square } from './overview-parts.ts';

/** Three sources, each as a band of its own, and the one figure that they agree on. */
export function oneSource(): string {
  const [leaves, joins, agreed] = [300, 560, 672];
  const rows = [44, LARGE_HEIGHT / 2, LARGE_HEIGHT - 44];
  const middle = LARGE_HEIGHT / 2;
  const bend = (leaves + joins) / 2;
  const way = (y: number): string =>
    `M26 ${y}H${leaves}C${coordinates(bend, y)} ${coordinates(bend, middle)} ${joins} ${middle}H${agreed}`;
  return (
    path(rows.map((y) => `M0 ${y}H${leaves + 30}`).join(''), {
      stroke: 'var(--field, none)',
      'stroke-width': 68,
    }) +
    path(rows.map(way).join(''), heavy) +
    path(rows.map((y) => circleData({ x: 34, y }, 14)).join(''), {
      ...open,
      ...accentStroke,
      'stroke-width': 6,
    }) +
    circle({ x: agreed, y: middle }, 46, accentSolid)
  );
}

/** What arrives is looked at one by one; what is not whole, or there twice, goes back. */
export function checked(): string {
  const [middle, side] = [132, 52];
  const top = middle - side / 2;
  const half = side / 2;
  const whole = (x: number): string => square(x, top, side);
  const broken = (x: number): string => `M${x + side} ${middle}v${half}h-${side}v-${side}h${half}`;
  const twice = (x: number): string => `M${x + 12} ${top}v-12h${side}v${side}h-12`;
  const [first, pitch] = [2, 70];
  const at = (index: number) => first + index * pitch;
  return (
    path([0, 2, 3, 4].map((index) => whole(at(index))).join(''), {
      fill: 'var(--field, none)',
      'stroke-width': 2.6,
    }) +
    path(`${broken(at(1))}${twice(at(3))}`, { 'stroke-width': 2.6 }) +
    path('M372 44V220', { 'stroke-width': 8 }) +
    path(
      `M350 178C350 246 250 240 134 240C104 240 ${at(1) + half} 226 ${at(1) + half} 178M${at(1) + half} 178l-11 18M${at(1) + half} 178l13 17`,
      { ...quiet, 'stroke-width': 3 },
    ) +
    path(`M418 ${middle - 80}H${LARGE_WIDTH - 2}V${middle + 80}H418z`, lit) +
    [446, 542, 638].map((x) => path(whole(x), accentSolid)).join('')
  );
}

/** What is measured up to today; what is coming, and where somebody is told before it is a problem. */
export function foreseen(): string {
  const ground = LARGE_HEIGHT - 2;
  const bars = [22, 29, 25, 34, 31, 39, 36, 44, 49, 46, 55].map((height, index) => ({
    x: 2 + index * 44,
    height: height * 3,
  }));
  const bar = ({ x, height }: (typeof bars)[number]): string => `M${x} ${ground}v-${height}h28v${height}z`;
  const told = { x: 590, y: 88 };
  const coming = [{ x: 470, y: 122 }, { x: 530, y: 109 }, told, { x: 650, y: 54 }, { x: 708, y: 10 }];
  return (
    path(bars.slice(0, -1).map(bar).join(''), lit) +
    path(bars.slice(-1).map(bar).join(''), accentSolid) +
    path(`M0 ${ground}H${LARGE_WIDTH}`) +
    path(`M2 40H${LARGE_WIDTH}`, {
      'stroke-width': 4,
      'stroke-dasharray': '.1 11',
      'stroke-linecap': 'round',
    }) +
    path(smooth(coming), {
      ...accentStroke,
      'stroke-width': 7,
      'stroke-dasharray': '.1 14',
      'stroke-linecap': 'round',
    }) +
    circle(told, 30, { ...accentStroke, 'stroke-width': 3, ...open }) +
    circle(told, 14, accentSolid)
  );
}
