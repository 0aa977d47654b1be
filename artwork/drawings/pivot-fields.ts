import type { Component, ComponentFamily } from '../../content/facts/components.ts';
import { circle, path } from '../figures/elements.ts';
import { coordinates, line, polar, short } from '../shared/geometry.ts';

const ORIGIN = { x: 0, y: 0 };
/** What is sown; the field itself, which the page colours, has 50. */
const RADIUS = 48;
/** Turns each field against the one before it, so that no two lie alike. */
const TURN_DEG = 137.5;

const half = (share: number) => RADIUS * Math.sqrt(1 - share * share);
const furrow = (share: number) => `M${coordinates(-half(share), RADIUS * share)}h${short(2 * half(share))}`;
const furrowAcross = (share: number) =>
  `M${coordinates(RADIUS * share, -half(share))}v${short(2 * half(share))}`;
const between = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
const rings = (count: number) =>
  between(count)
    .map((share) => circle(ORIGIN, RADIUS * share))
    .join('');

/** A slice of the field, from the top clockwise; whole turns are 1. */
function slice(turn: number, opacity: number): string {
  const end = polar(ORIGIN, RADIUS, (turn - 0.25) * 2 * Math.PI);
  return path(`M0 0V-${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${coordinates(end.x, end.y)}z`, {
    fill: 'currentColor',
    'fill-opacity': opacity,
    stroke: 'none',
  });
}

/** How each family is sown, `density` from 2. */
const SOWING: Readonly<Record<ComponentFamily, (density: number) => string>> = {
  foundation: (density) => rings(density + 1),
  navigation: (density) =>
    path(
      Array.from({ length: density + 4 }, (_, index) => {
        const angle = (index / (density + 4)) * Math.PI;
        return line(polar(ORIGIN, RADIUS, angle), polar(ORIGIN, -RADIUS, angle));
      }).join(''),
    ),
  input: (density) =>
    path(
      between(2 * density + 1)
        .map((share) => furrow(2 * share - 1))
        .join(''),
    ),
  choice: (density) => slice(1 / (density + 0.5), 0.32) + rings(density - 1),
  status: (density) =>
    circle(ORIGIN, RADIUS * 0.62, {
      'stroke-width': RADIUS / 2,
      'stroke-dasharray': `${1 + density / 2} ${2 + density}`,
      'stroke-opacity': 0.55,
    }),
  container: (density) =>
    path(
      between(density)
        .map((share) => furrow(2 * share - 1) + furrowAcross(2 * share - 1))
        .join(''),
    ),
  data: (density) =>
    slice(0.5, 0.1 + density * 0.05) +
    circle(ORIGIN, RADIUS / 2, { 'stroke-dasharray': `2 ${density + 1}`, 'stroke-width': 2 }),
};

/** What is sown in one field of radius 50, by its place among all. */
export const sowing = ({ family, density }: Component, index: number) =>
  `<g transform="rotate(${short((index * TURN_DEG) % 360, 0)})">${SOWING[family](density + 2)}</g>`;

/**
 * One symbol for each component, seen from above: what is sown in its field. The page adds the ground, the
 * arm and the lines' colour.
 */
export function pivotFields(components: readonly Component[]): string {
  const symbols = components.map(
    (component, index) =>
      `<symbol id="${component.name}" viewBox="-50 -50 100 100">${sowing(component, index)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
