import { COMPONENTS } from '../../content/facts/components.ts';
import type { NDS_STEPS } from '../../content/facts/nds.ts';
import { path } from '../figures/elements.ts';
import { polar, short } from '../shared/geometry.ts';
import { box, disc, sown, type Field } from './nds-fields.ts';

export const STEP_SIZE = [264, 226] as const;

/** A field that reaches along its row; `across` is 0 for a round one. */
interface Strip extends Field {
  across: number;
}

const strip = (x: number, y: number, radius: number, across = 0): Strip => ({ x, y, radius, across });

/** Even but in no order: each point far from those before it, by the plastic number; a field is as large as its neighbours let it. */
function scattered(): Strip[] {
  const points = COMPONENTS.map((_, index) => {
    const turn = (index * 13) % COMPONENTS.length;
    return { x: 14 + 236 * ((0.5 + turn * 0.7549) % 1), y: 14 + 198 * ((0.5 + turn * 0.5698) % 1) };
  });
  return points.map(({ x, y }) => {
    const away = points.map((other) => Math.hypot(other.x - x, other.y - y)).filter((far) => far > 0);
    return strip(x, y, Math.min(15, Math.min(...away) / 2 - 1));
  });
}

const [COLUMNS, PITCH] = [7, 38];
const inRows = () =>
  COMPONENTS.map((_, index) =>
    strip(18 + (index % COLUMNS) * PITCH, 18 + Math.floor(index / COLUMNS) * PITCH, 16.5),
  );

/** Lines of code: how far each begins in, and how long its words are. */
const LINES = [
  [0, 2, 1, 3, 1, 1],
  [1, 1, 2, 1, 1, 1],
  [2, 1, 1, 2, 1, 1, 1],
  [2, 2, 1, 1, 1, 2],
  [2, 1, 3, 1, 1, 1],
  [1, 1, 1, 1, 2, 1, 1],
  [1, 2, 1, 1, 1, 1],
  [0, 1, 1, 1, 2, 1],
] as const;
const [WORD, LINE, LETTER] = [29.5, 29, 11.5];

const asCode = () =>
  LINES.flatMap(([indent, ...words], line) => {
    let at: number = indent;
    return words.map((length) => {
      const word = strip(LETTER + at * WORD, LETTER + line * LINE, LETTER, (length - 1) * WORD);
      at += length;
      return word;
    });
  });

/** A seal: two rings of fields about a large one, which is the first. */
function asSeal(): Strip[] {
  const middle = { x: STEP_SIZE[1] / 2, y: STEP_SIZE[1] / 2 };
  const ring = (count: number, from: number, radius: number) =>
    Array.from({ length: count }, (_, index) => {
      const { x, y } = polar(middle, from, (index / count) * 2 * Math.PI);
      return strip(x, y, radius);
    });
  return [strip(middle.x, middle.y, 46), ...ring(17, 70, 10.5), ...ring(24, 100, 11.5)];
}

const ground = (field: Strip) =>
  field.across === 0
    ? disc(field)
    : box(
        field.x - field.radius,
        field.y - field.radius,
        2 * field.radius + field.across,
        2 * field.radius,
        field.radius,
      );

/** The tints take turns as they do in the closing field. */
const isDeep = (_: Strip, index: number) => index % 4 === 1 || index % 11 === 4;

const bare = (fields: readonly Strip[]) =>
  path(
    fields
      .filter((field, index) => !isDeep(field, index))
      .map(ground)
      .join(''),
    { fill: 'var(--leaf)' },
  ) + path(fields.filter(isDeep).map(ground).join(''), { fill: 'var(--leaf-deep)' });

const furrows = ({ x, y, across }: Strip) =>
  path([-4, 4].map((aside) => `M${short(x - 4)} ${short(y + aside)}h${short(across + 8)}`).join(''), {
    'stroke-width': 1.5,
  });

const crops = (fields: readonly Strip[]) =>
  `<g fill="none" stroke="currentColor" stroke-opacity=".6">${fields
    .map((field, index) => (field.across === 0 ? sown(field, index, 0.8) : furrows(field)))
    .join('')}</g>`;

/** The seal's field is light, and sown in the colour of its ground. */
function sealed(fields: readonly Strip[]): string {
  const [seal, ...others] = fields;
  if (seal === undefined) throw new Error('A seal has a field.');
  const rings = `<g fill="none" stroke="var(--field-green)">${sown(seal, 0, 1.6)}</g>`;
  return bare(others) + crops(others) + path(ground(seal), { fill: 'currentColor' }) + rings;
}

/** The same forty-two fields at each step: found bare, then sown: in order, as code, as a seal. */
export const STEPS: Readonly<Record<(typeof NDS_STEPS)[number], string>> = {
  projectBrief: bare(scattered()),
  buildSystem: bare(inRows()) + crops(inRows()),
  designToCode: bare(asCode()) + crops(asCode()),
  getCertificate: sealed(asSeal()),
};
