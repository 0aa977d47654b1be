import type { NDS_SOLUTIONS } from '../../content/facts/nds.ts';
import { path, type Attributes } from '../figures/elements.ts';
import { line, polar, repeat } from '../shared/geometry.ts';
import { box, disc, sown, type Field } from './nds-fields.ts';
import { modules } from './nds-modules.ts';
import {
  BAR,
  COLUMNS,
  FIELDS,
  FOUND,
  FRAME,
  FURROWS,
  HEIGHT,
  HOLDERS,
  holdersUntil,
  PARTS,
  partsUntil,
  PASSED,
  PICTURE,
  SET_OUT,
  SPACES,
} from './nds-screen-parts.ts';

/**
 * What is seen of the screen: its field cuts it at the end and at the foot, so far on that its first picture is whole
 * and what comes after that clearly goes on; above it is room for what stands on it.
 */
export const SCREEN_SIZE = [1120, 560] as const;
export const SCREEN_ABOVE = 28;

const full = (data: string, fill = 'currentColor') => path(data, { fill });
const lines = (data: string, stroke: string, more: Attributes = {}) =>
  path(data, { fill: 'none', stroke, 'stroke-width': 2, ...more });

/** Which of the forty-two they are. */
const SOWN_AS = [3, 0, 4, 7, 1, 5, 8] as const;
const crops = (fields: readonly Field[], color: string, first = 0) =>
  `<g color="${color}" fill="none" stroke="${color}">${fields
    .map((field, index) => sown(field, SOWN_AS[first + index] ?? 0, field.radius > 100 ? 2.5 : 1.5))
    .join('')}</g>`;

/** The measures: columns, distances, and how the picture's field is set out from its middle. */
const measures = () =>
  full(COLUMNS, 'var(--leaf-deep)') +
  lines(FRAME + BAR + HOLDERS + PARTS, 'var(--pale)', { 'stroke-opacity': 0.7, 'stroke-width': 1.5 }) +
  full(FIELDS.map(disc).join(''), 'var(--field-green)') +
  lines(SET_OUT, 'var(--leaf)') +
  lines(FIELDS.map(disc).join(''), 'var(--pale)', { 'stroke-width': 3 }) +
  full(SPACES, 'var(--leaf)') +
  full(disc({ ...PICTURE, radius: 9 }), 'var(--pale)');

const built = () =>
  full(FRAME, 'var(--on-picture)') +
  full(HOLDERS, 'var(--pale)') +
  lines(FURROWS, 'var(--leaf)') +
  full(PARTS, 'var(--leaf-deep)') +
  full(FIELDS.map(disc).join(''), 'var(--leaf-deep)') +
  crops(FIELDS, 'var(--pale)') +
  lines(BAR, 'var(--pale)');

/** The left half of a disc. */
const leftHalf = ({ x, y, radius }: Field) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z`;

/** It has come to the middle of the picture's field, and has found one corner that is not in order. */
function audited(): string {
  const { x: scan, radius } = PICTURE;
  const spokes = repeat(7, (index) => line(PICTURE, polar(PICTURE, radius - 3, ((index + 5) / 8) * Math.PI)));
  const passedFields = FIELDS.filter(({ x, radius: reach }) => x + reach < scan);
  const passed =
    full(`M${scan} 0H24A24 24 0 0 0 0 24V560H${scan}z`, 'var(--leaf-deep)') +
    full(holdersUntil(scan), 'var(--field-green)') +
    full(partsUntil(scan), 'var(--pale)') +
    full(leftHalf(PICTURE) + passedFields.map(disc).join(''), 'var(--leaf)') +
    crops(passedFields, 'var(--on-picture)', 2) +
    lines(spokes.join(''), 'var(--on-picture)', { 'stroke-width': 2.5 });
  return (
    lines(FRAME + BAR + HOLDERS + PARTS + FIELDS.map(disc).join(''), 'currentColor') +
    passed +
    full(PASSED.map(disc).join(''), 'var(--on-picture)') +
    full(box(scan - 3, -14, 6, HEIGHT + 14) + disc({ x: scan, y: -14, radius: 14 })) +
    path(disc(FOUND), { fill: 'var(--leaf-deep)', stroke: 'var(--on-picture)', 'stroke-width': 5 })
  );
}

/** One screen as a piece of land, seen four times: set out, sown, audited, and the modules that grow from it. */
export const SCREENS: Readonly<Record<(typeof NDS_SOLUTIONS)[number], string>> = {
  designSystem: measures(),
  componentLibrary: built(),
  complianceAudit: audited(),
  // Larger: there is no more than one of its parts to see beside another.
  teamEnablement: `<g transform="scale(1.167)">${modules(16)}</g>`,
};
