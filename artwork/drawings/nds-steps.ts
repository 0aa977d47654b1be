import { COMPONENTS } from '../../content/facts/components.ts';
import type { NDS_STEPS } from '../../content/facts/nds.ts';
import { path } from '../figures/elements.ts';
import { line, polar, repeat, seededRandom } from '../shared/geometry.ts';
import { box, disc, sown, type Field } from './nds-fields.ts';

const SIDE = 300;
export const STEP_SIZE = [SIDE, SIDE] as const;

/** So many of the forty-two are taken for it: large enough to be seen as fields beside words. */
const FIELDS = 12;
const RADIUS = 28;

/** In no order, as they are found. Of some places for each, it has the one that is farthest from the others. */
function scattered(): Field[] {
  const random = seededRandom(185);
  const placed: Field[] = [];
  const place = () => RADIUS + (SIDE - 2 * RADIUS) * random();
  for (let index = 0; index < FIELDS; index += 1) {
    const places = repeat(160, () => ({ x: place(), y: place(), radius: RADIUS }));
    const away = ({ x, y }: Field) =>
      Math.min(999, ...placed.map((other) => Math.hypot(other.x - x, other.y - y)));
    placed.push(places.reduce((best, each) => (away(each) > away(best) ? each : best)));
  }
  return placed;
}

/** Four in a row, as far beside each other as below each other, as wide as the box and in its middle. */
function inRows(): Field[] {
  const [columns, radius] = [4, 33];
  const apart = (SIDE - 2 * radius) / (columns - 1);
  const top = (SIDE - (FIELDS / columns - 1) * apart) / 2;
  return repeat(FIELDS, (index) => ({
    x: radius + (index % columns) * apart,
    y: top + Math.floor(index / columns) * apart,
    radius,
  }));
}

/** Where each of the twelve begins and ends as a line of code does; some are still round. */
const CODE: readonly (readonly [start: number, length: number])[][] = [
  [
    [0, 132],
    [148, 48],
  ],
  [
    [48, 48],
    [112, 108],
    [236, 64],
  ],
  [
    [48, 152],
    [216, 48],
  ],
  [
    [96, 48],
    [160, 76],
    [252, 48],
  ],
  [
    [0, 48],
    [64, 112],
  ],
];

/** Lines of code, as long fields side by side: furrows run along one and across the next. */
function asCode(): string {
  const height = 48;
  const down = (SIDE - height) / (CODE.length - 1);
  const radius = height / 2;
  const plots = CODE.flatMap((row, index) =>
    row.map(([x, length]) => ({ x, y: index * down, length, middle: index * down + radius })),
  );
  const grounds = [false, true].map((light) =>
    path(
      plots
        .filter((_, index) => isLight(index) === light)
        .map(({ x, y, length }) => box(x, y, length, height, radius))
        .join(''),
      { fill: groundOf(light) },
    ),
  );
  const furrows = plots.map(({ x, y, length, middle }, index) => {
    if (length === height)
      return sown({ x: x + radius, y: middle, radius }, (index * 5) % COMPONENTS.length, 1.25);
    if (index % 2 === 0)
      return path(
        [-12, -4, 4, 12]
          .map((aside) =>
            line(
              { x: x + radius - 12, y: middle + aside },
              { x: x + length - radius + 12, y: middle + aside },
            ),
          )
          .join(''),
        { 'stroke-width': 1.25 },
      );
    const count = Math.floor((length - 28) / 9);
    return path(
      repeat(count + 1, (each) => {
        const at = x + 14 + (each * (length - 28)) / count;
        return line({ x: at, y: y + 9 }, { x: at, y: y + height - 9 });
      }).join(''),
      { 'stroke-width': 1.25 },
    );
  });
  return grounds.join('') + sownLines(furrows);
}

/** A seal: they stand round what is given, a light field. */
function asSeal(): Field[] {
  const middle = { x: SIDE / 2, y: SIDE / 2 };
  return repeat(FIELDS, (index) => ({
    ...polar(middle, SIDE / 2 - RADIUS, (index / FIELDS - 0.25) * 2 * Math.PI),
    radius: RADIUS,
  }));
}

/** The tints take turns as they do in the closing field: some are nearly as light as what is given in the end. */
const isLight = (index: number) => index % 4 === 1 || index % 11 === 4;

const groundOf = (light: boolean) => (light ? 'var(--leaf-light)' : 'var(--leaf-mid)');

const bare = (fields: readonly Field[]) =>
  [false, true]
    .map((light) =>
      path(
        fields
          .filter((_, index) => isLight(index) === light)
          .map(disc)
          .join(''),
        { fill: groundOf(light) },
      ),
    )
    .join('');

/** What is sown, white or on light ground in the deep green. */
const sownLines = (each: readonly string[]) =>
  [false, true]
    .map(
      (light) =>
        `<g fill="none" stroke="${light ? 'var(--leaf-deep)' : 'currentColor'}" stroke-opacity=".66">${each.filter((_, index) => isLight(index) === light).join('')}</g>`,
    )
    .join('');

/** Neighbours are of other families. */
const crops = (fields: readonly Field[]) =>
  sownLines(fields.map((field, index) => sown(field, (index * 5) % COMPONENTS.length, 1.25)));

/** What is given is light, and sown in the colour of its ground. */
function sealed(fields: readonly Field[]): string {
  const seal = { x: SIDE / 2, y: SIDE / 2, radius: 78 };
  const rings = `<g fill="none" stroke="var(--field-green)">${sown(seal, 0, 2)}</g>`;
  return bare(fields) + crops(fields) + path(disc(seal), { fill: 'currentColor' }) + rings;
}

/** The same twelve fields in the same box at each step: as they are found, in rows, as lines of code, as a seal. */
export const STEPS: Readonly<Record<(typeof NDS_STEPS)[number], string>> = {
  projectBrief: bare(scattered()) + crops(scattered()),
  buildSystem: bare(inRows()) + crops(inRows()),
  designToCode: asCode(),
  getCertificate: sealed(asSeal()),
};
