import { coordinates, short, type Point } from '../shared/geometry.ts';

/*
 * Presentation attributes only: the site's policy allows no inline styles, and a sprite in a file of its own is
 * out of reach of the page's class selectors. Colours still follow the page: `currentColor` and custom
 * properties inherit through <use>.
 */

/** Colour of the one element that a figure points out. */
const ACCENT = 'var(--hi, currentColor)';

export type Attributes = Record<string, string | number>;

const attributeText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value, 2) : value}"`)
    .join('');

/** A stroked path; several strokes with the same look belong into one. */
export function path(data: string, attributes: Attributes = {}): string {
  return `<path d="${data}"${attributeText(attributes)}/>`;
}

/** A circle that is stroked unless the attributes say otherwise. */
export function circle({ x, y }: Point, radius: number, attributes: Attributes = {}): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius, 2)}"${attributeText(attributes)}/>`;
}

/**
 * A circle as path data, so that many of them fit into one path: one arc that stops a hair before its start,
 * closed, because an arc may not end where it begins.
 */
export function circleData({ x, y }: Point, radius: number): string {
  const r = short(radius, 2);
  return `M${coordinates(x - radius, y)}a${r} ${r} 0 1 1 0 .05z`;
}

export const accentStroke: Attributes = { stroke: ACCENT };
export const solid: Attributes = { fill: 'currentColor', stroke: 'none' };
export const accentSolid: Attributes = { fill: ACCENT, stroke: 'none' };

export interface Figure {
  id: string;
  width: number;
  height: number;
  strokeWidth: number;
  /** Colour of the lines, unless the page's own `stroke` is to come through. */
  stroke?: 'currentColor' | 'inherit';
  body: string;
}

/** One symbol of a sprite; the page may set its line weight with `--figure-stroke`. */
export function symbol({ id, width, height, strokeWidth, stroke = 'currentColor', body }: Figure): string {
  const look = `fill="none" stroke="${stroke}" stroke-width="var(--figure-stroke, ${strokeWidth})"`;
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><g ${look}>${body}</g></symbol>`;
}
