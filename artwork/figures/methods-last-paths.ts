import { smooth } from '../shared/geometry.ts';
import { accentStroke, circle, circleData, path, solid } from './elements.ts';
import { node, strongAccent } from './method-parts.ts';

/* Steps of the fourth path that no other has. */

/** Map: a journey from station to station. */
export function map(): string {
  const rows = [14, 34, 54, 74].map((y) => `M8 ${y}H112`);
  const stations = [
    { x: 14, y: 74 },
    { x: 40, y: 34 },
    { x: 62, y: 54 },
    { x: 84, y: 14 },
    { x: 106, y: 34 },
  ];
  return (
    path(rows.join(''), { opacity: 0.35 }) +
    path(smooth(stations), strongAccent) +
    stations
      .slice(0, -1)
      .map((station) => circle(station, 3, { fill: 'var(--ground, none)' }))
      .join('') +
    node({ x: 106, y: 34 })
  );
}

/** Draft: one screen behind the other, and the one that is tried. */
export function draft(): string {
  const screen = (x: number, y: number): string => `M${x} ${y}h46v60h-46z`;
  const behind = [
    { x: 24, y: 16 },
    { x: 40, y: 10 },
    { x: 56, y: 4 },
  ];
  return (
    path(behind.map(({ x, y }) => `M${x} ${y}h46v60h-8`).join(''), { opacity: 0.75 }) +
    path(screen(8, 22), { 'stroke-width': 'var(--figure-strong, 2.4)' }) +
    path('M17 36H45M17 45H38M17 54H42', { opacity: 0.6 }) +
    path('M17 70H34', { ...accentStroke, 'stroke-width': 7 })
  );
}

/** Measure: a value at each place, and the one that has fallen. */
export function measure(): string {
  const values = [26, 20, 30, 22, 60, 24, 18].map((y, place) => ({ x: 12 + place * 16, y }));
  const low = { x: 76, y: 60 };
  return (
    path(values.map(({ x }) => `M${x} 80V8`).join('') + 'M8 80H112', { opacity: 0.4 }) +
    path(values.map(({ x, y }) => `M${x} 80V${y}`).join('')) +
    values
      .filter(({ x }) => x !== low.x)
      .map((value) => circle(value, 2.6, solid))
      .join('') +
    path(circleData(low, 10), accentStroke) +
    node(low)
  );
}
