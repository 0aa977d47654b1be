import {
  COMPONENT_FAMILIES,
  COMPONENTS_PER_FAMILY,
  type ComponentFamily,
} from '../../content/facts/components.ts';
import { circle, path, type Attributes } from '../figures/elements.ts';
import { coordinates, polar, repeat, short } from '../shared/geometry.ts';

const ORIGIN = { x: 0, y: 0 };

/** Its box has 50 to each side. */
const RADIUS = 50;

/** From the innermost ring to the outermost. */
const [FIRST, LAST] = [5.5, 48.6];

/** Where the arm is, and how far behind it the ground is still wet: in radians from the right, clockwise. */
const [ARM, WET] = [-0.92, 0.62];

const round = { 'stroke-linecap': 'round' };

/** What the rings of each family are sown as, so that the land is striped. */
const SOWN: Readonly<Record<ComponentFamily, Attributes>> = {
  foundation: { 'stroke-width': 0.3 },
  input: { 'stroke-width': 0.42, 'stroke-dasharray': '5 1.2' },
  choice: { 'stroke-width': 0.5, 'stroke-dasharray': '.01 1.15', ...round },
  navigation: { 'stroke-width': 0.2 },
  status: { 'stroke-width': 0.62, 'stroke-dasharray': '1.6 .7', 'stroke-opacity': 0.36 },
  data: { 'stroke-width': 0.34, 'stroke-dasharray': '9 .8 2 .8' },
  container: { 'stroke-width': 0.46, 'stroke-dasharray': '.01 .9', ...round },
};

/** One field large enough to show what grows in it: a ring for each of the forty-two, a stripe for each family. */
export function initiativeField(): string {
  const apart = (LAST - FIRST) / (COMPONENT_FAMILIES.length * COMPONENTS_PER_FAMILY - 1);
  const stripes = COMPONENT_FAMILIES.map((family, index) => {
    const radii = repeat(
      COMPONENTS_PER_FAMILY,
      (ring) => FIRST + (index * COMPONENTS_PER_FAMILY + ring) * apart,
    );
    const middle = ((radii[0] ?? 0) + (radii.at(-1) ?? 0)) / 2;
    const ground =
      index % 2 === 0
        ? ''
        : circle(ORIGIN, Number(short(middle, 2)), {
            stroke: 'var(--leaf)',
            'stroke-width': short(COMPONENTS_PER_FAMILY * apart, 2),
            'stroke-opacity': 0.3,
          });
    const rings = radii.map((radius) => circle(ORIGIN, Number(short(radius, 2)))).join('');
    const look = Object.entries(SOWN[family])
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
    // Turned, or all their gaps would lie on one line.
    return `${ground}<g${look} transform="rotate(${index * 47})">${rings}</g>`;
  });
  const [tip, behind] = [polar(ORIGIN, LAST, ARM), polar(ORIGIN, LAST, ARM - WET)];
  const wet = `M0 0L${coordinates(behind.x, behind.y)}A${LAST} ${LAST} 0 0 1 ${coordinates(tip.x, tip.y)}z`;
  const body =
    circle(ORIGIN, RADIUS, { fill: 'var(--field-green)', stroke: 'none' }) +
    `<g stroke-opacity=".6">${stripes.join('')}</g>` +
    path(wet, { fill: 'var(--leaf-deep)', 'fill-opacity': 0.5, stroke: 'none' }) +
    path(`M0 0L${coordinates(tip.x, tip.y)}`, { 'stroke-width': 0.7 }) +
    circle(ORIGIN, 2.2, { fill: 'currentColor', stroke: 'none' });
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="field" viewBox="-${RADIUS} -${RADIUS} ${2 * RADIUS} ${2 * RADIUS}"><g fill="none" stroke="currentColor">${body}</g></symbol></svg>`;
}
