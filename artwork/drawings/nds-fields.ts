import { COMPONENTS } from '../../content/facts/components.ts';
import { circleData } from '../figures/elements.ts';
import { coordinates, short } from '../shared/geometry.ts';
import { sowing } from './pivot-fields.ts';

export interface Field {
  x: number;
  y: number;
  radius: number;
}

/** A box with round corners, as path data. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = short(radius);
  const corner = (across: number, down: number) =>
    radius === 0 ? '' : `a${r} ${r} 0 0 1 ${coordinates(across, down)}`;
  const [h, v] = [short(width - 2 * radius), short(height - 2 * radius)];
  if (height === 2 * radius)
    return `M${short(x + radius)} ${short(y)}h${h}a${r} ${r} 0 0 1 0 ${height}h-${h}a${r} ${r} 0 0 1 0-${height}z`;
  const start = `M${short(x + radius)} ${short(y)}h${h}${corner(radius, radius)}v${v}`;
  return `${start}${corner(-radius, radius)}h-${h}${corner(-radius, -radius)}v-${v}${corner(radius, -radius)}z`;
}

/** A field's ground, as path data. */
export const disc = ({ x, y, radius }: Field) => circleData({ x, y }, radius);

/** No denser than a small field can show. */
const MAX_DENSITY = 1;

/** What is sown in one of the forty-two fields; `stroke` in the units of the drawing. */
export function sown(
  { x, y, radius }: Field,
  index: number,
  stroke: number,
  maxDensity = MAX_DENSITY,
): string {
  const component = COMPONENTS[index];
  if (component === undefined) throw new Error(`There is no field ${index}.`);
  const crop = sowing({ ...component, density: Math.min(component.density, maxDensity) }, index);
  const scale = radius / 50;
  return `<g transform="translate(${short(x)} ${short(y)})scale(${short(scale, 3)})" stroke-width="${short(stroke / scale, 2)}">${crop}</g>`;
}
