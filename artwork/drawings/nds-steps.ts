import { COMPONENTS } from '../../content/facts/components.ts';
import type { NDS_STEPS } from '../../content/facts/nds.ts';
import { path } from '../figures/elements.ts';
import { line, polar, repeat, seededRandom, type Point } from '../shared/geometry.ts';
import { disc, sown, type Field } from './nds-fields.ts';

export const STEP_SIZE = [264, 198] as const;

/** So many of the forty-two are taken for it: large enough to be seen as fields beside words. */
const FIELDS = 12;

/** In no order and of all sizes, each where it finds room between those before it. */
function scattered(): Field[] {
  const random = seededRandom(7);
  const placed: Field[] = [];
  for (const radius of repeat(FIELDS, (index) => 36 - 2.1 * index)) {
    const places = repeat(400, () => ({
      x: radius + (STEP_SIZE[0] - 2 * radius) * random(),
      y: radius + (STEP_SIZE[1] - 2 * radius) * random(),
      radius,
    }));
    const field = places.find((place) =>
      placed.every(({ x, y, radius: other }) => Math.hypot(place.x - x, place.y - y) > radius + other + 3),
    );
    if (field !== undefined) placed.push(field);
  }
  return placed;
}

/** Four in a row, three rows. */
function inRows(): Field[] {
  const [columns, radius] = [4, 30];
  const [across, down] = [STEP_SIZE[0] - 2 * radius, STEP_SIZE[1] - 2 * radius];
  return repeat(FIELDS, (index) => ({
    x: radius + ((index % columns) * across) / (columns - 1),
    y: radius + Math.floor(index / columns) * (down / 2),
    radius,
  }));
}

/** The sign that code is known by, of long fields: two bracket it on either side, one is the stroke between them. */
function asCode(): string {
  const radius = 19;
  const [width, height] = STEP_SIZE;
  const [start, tip, low] = [
    { x: 92, y: radius },
    { x: radius, y: height / 2 },
    { x: 92, y: height - radius },
  ];
  const other = ({ x, y }: Point): Point => ({ x: width - x, y });
  const strips: readonly [Point, Point][] = [
    [start, tip],
    [other(low), other(tip)],
    [
      { x: width / 2 + 24, y: radius },
      { x: width / 2 - 24, y: height - radius },
    ],
    [low, tip],
    [other(start), other(tip)],
  ];
  const long = { 'stroke-width': 2 * radius, 'stroke-linecap': 'round', fill: 'none' };
  const grounds = strips.map((ends, index) =>
    path(line(...ends), { ...long, stroke: index === 2 ? 'var(--leaf-deep)' : 'var(--leaf)' }),
  );
  const furrows = strips.flatMap(([from, to]) =>
    [-10, 0, 10].map((aside) => {
      const away = polar({ x: 0, y: 0 }, aside, Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2);
      return line({ x: from.x + away.x, y: from.y + away.y }, { x: to.x + away.x, y: to.y + away.y });
    }),
  );
  const crop = { fill: 'none', stroke: 'currentColor', 'stroke-opacity': 0.6, 'stroke-width': 1.5 };
  return grounds.join('') + path(furrows.join(''), crop);
}

/** A seal: a ring of fields about a large one, which is the first. */
function asSeal(): Field[] {
  const middle = { x: STEP_SIZE[1] / 2, y: STEP_SIZE[1] / 2 };
  const count = FIELDS - 1;
  const ring = repeat(count, (index) => ({
    ...polar(middle, 80, (index / count - 0.25) * 2 * Math.PI),
    radius: 19,
  }));
  return [{ ...middle, radius: 54 }, ...ring];
}

/** The tints take turns as they do in the closing field. */
const isDeep = (_: Field, index: number) => index % 4 === 1 || index % 11 === 4;

const bare = (fields: readonly Field[]) =>
  path(
    fields
      .filter((field, index) => !isDeep(field, index))
      .map(disc)
      .join(''),
    { fill: 'var(--leaf)' },
  ) + path(fields.filter(isDeep).map(disc).join(''), { fill: 'var(--leaf-deep)' });

/** Neighbours are of other families. */
const crops = (fields: readonly Field[]) =>
  `<g fill="none" stroke="currentColor" stroke-opacity=".6">${fields
    .map((field, index) => sown(field, (index * 5) % COMPONENTS.length, 1.25))
    .join('')}</g>`;

/** The seal's field is light, and sown in the colour of its ground. */
function sealed(fields: readonly Field[]): string {
  const [seal, ...others] = fields;
  if (seal === undefined) throw new Error('A seal has a field.');
  const rings = `<g fill="none" stroke="var(--field-green)">${sown(seal, 0, 2)}</g>`;
  return bare(others) + crops(others) + path(disc(seal), { fill: 'currentColor' }) + rings;
}

/** The same fields at each step: found bare, then sown: in order, as code, as a seal. */
export const STEPS: Readonly<Record<(typeof NDS_STEPS)[number], string>> = {
  projectBrief: bare(scattered()),
  buildSystem: bare(inRows()) + crops(inRows()),
  designToCode: asCode(),
  getCertificate: sealed(asSeal()),
};
