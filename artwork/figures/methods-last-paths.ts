import { polar, repeat, short, smooth, type Point } from '../shared/geometry.ts';
import { circle, path, solid } from './elements.ts';
import { corners, node, strongAccent } from './method-parts.ts';

/* Steps of the fifth path that no other has. */

/** Assess: how far it is on five axes. */
export function assess(): string {
  const centre = { x: 50, y: 47 };
  const at = (axis: number, radius: number): Point =>
    polar(centre, radius, -Math.PI / 2 + (axis * 2 * Math.PI) / 5);
  const ring = (radius: number): string => `${corners(repeat(5, (axis) => at(axis, radius)))}z`;
  const levels = [31, 18, 36, 24, 40];
  return (
    path(
      [11, 22, 33, 44].map(ring).join('') + repeat(5, (axis) => corners([centre, at(axis, 44)])).join(''),
      { opacity: 0.6 },
    ) +
    path(`${corners(levels.map((radius, axis) => at(axis, radius)))}z`, {
      ...strongAccent,
      'stroke-linejoin': 'round',
    }) +
    node(at(4, 40))
  );
}

/** Govern: each set of data has somebody who answers for it. */
export function govern(): string {
  const rows = [56, 84, 44, 70, 60].map((width, row) => ({ y: 10 + row * 17, end: 24 + width }));
  const [, chosen] = rows;
  return (
    path(rows.map(({ y, end }) => `M12 ${y}H30M30 ${y - 5}H${end}V${y + 5}H30z`).join(''), {
      opacity: 0.75,
    }) +
    rows
      .filter((row) => row !== chosen)
      .map(({ y }) => circle({ x: 10, y }, 2.6, solid))
      .join('') +
    path('M12 27H30M30 22H108V32H30z', strongAccent) +
    node({ x: 12, y: 27 })
  );
}

/** Present: a board of what is measured. */
export function present(): string {
  return (
    path('M8 6H112V82H8zM62 6V82M62 44H112', { opacity: 0.75 }) +
    path(repeat(6, (bar) => `M${17 + bar * 7.4} 72V${[56, 48, 52, 38, 34, 22][bar]}`).join('')) +
    path('M70 35L79 28L87 31L104 15', strongAccent) +
    node({ x: 104, y: 15 }) +
    path('M70 56H104M70 64H94M70 72H99', { opacity: 0.6 })
  );
}

/** Forecast: what is expected, and how far it may be from that. */
export function forecast(): string {
  const known = smooth([60, 54, 58, 48, 50, 44].map((y, index) => ({ x: 8 + index * 9, y })));
  const may = (aside: number): string => `M53 44Q76 ${short(38 + aside * 0.28)} 108 ${short(22 + aside)}`;
  return (
    path('M53 8V80', { opacity: 0.35 }) +
    path([-16, -8, 8, 16, 24, 32].map(may).join(''), { opacity: 0.6 }) +
    path(known, { 'stroke-width': 'var(--figure-strong, 2.4)' }) +
    circle({ x: 53, y: 44 }, 2.6, solid) +
    path(may(0), strongAccent) +
    node({ x: 108, y: 22 })
  );
}
