import { path } from '../figures/elements.ts';
import { repeat } from '../shared/geometry.ts';
import { box, disc, sown, type Field } from './nds-fields.ts';

/** Of one module, and from one to the next. */
const MODULE_SIZE = [236, 156] as const;
const [WIDTH, HEIGHT] = MODULE_SIZE;
const EDGE = 20;

/** A module is what is full in it, what lies on that or is drawn there in the ground's colour, and the fields that are sown. */
interface Module {
  full: string;
  over?: string;
  furrows?: string;
  fields?: readonly [field: Field, sownAs: number][];
}

const row = (index: number) => 34 + 44 * index;
const list: Module = {
  full: repeat(
    3,
    (index) => disc({ x: 38, y: row(index), radius: 15 }) + box(68, row(index) - 6, 148 - 30 * index, 12, 6),
  ).join(''),
};
const bars: Module = {
  full: repeat(6, (index) => box(EDGE + 34.8 * index, 136 - (34 + 15 * index), 22, 34 + 15 * index, 4)).join(
    '',
  ),
};
const switches: Module = {
  full: repeat(
    3,
    (index) => box(EDGE, row(index) - 16, 62, 32, 16) + box(102, row(index) - 5, 114 - 24 * index, 10, 5),
  ).join(''),
  over: repeat(3, (index) => disc({ x: index === 1 ? 36 : 66, y: row(index), radius: 10 })).join(''),
};
const calendar: Module = {
  full: repeat(18, (day) =>
    disc({ x: 34 + 33.6 * (day % 6), y: row(Math.floor(day / 6)), radius: day === 8 ? 19 : 10 }),
  ).join(''),
  over: disc({ x: 101.2, y: row(1), radius: 8 }),
};
const form: Module = {
  full: box(EDGE, 18, 196, 34, 8) + box(EDGE, 61, 196, 34, 8) + box(EDGE, 104, 104, 34, 17),
  over: box(36, 30, 84, 10, 5) + box(36, 73, 54, 10, 5),
};
const talk: Module = {
  full: box(EDGE, 22, 140, 48, 24) + box(76, 86, 140, 48, 24),
  over: box(42, 41, 78, 10, 5) + box(98, 105, 96, 10, 5),
};
const stepper: Module = {
  full:
    box(EDGE, 75, 196, 6, 3) + repeat(4, (step) => disc({ x: 38 + 53.3 * step, y: 78, radius: 20 })).join(''),
  over: repeat(2, (step) => disc({ x: 144.6 + 53.3 * step, y: 78, radius: 13 })).join(''),
};
const tabs: Module = {
  full: box(EDGE, 18, 64, 24, 12) + box(EDGE, 54, 196, 102, 12),
  over: box(36, 74, 164, 10, 5) + box(36, 98, 114, 10, 5),
};
const rise = (radius: number) =>
  `M${WIDTH / 2 - radius} ${HEIGHT - EDGE}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
const risen: Module = { full: `${rise(WIDTH / 2 - EDGE)}z`, furrows: [80, 62, 44, 26].map(rise).join('') };
const middle = { x: WIDTH / 2, y: HEIGHT / 2, radius: 60 };
const field: Module = { full: disc(middle), fields: [[middle, 3]] };
const trio = [45, 118, 191].map((x) => ({ x, y: 62, radius: 31 }));
const fields: Module = {
  full: trio.map(disc).join('') + trio.map(({ x }) => box(x - 31, 110, 62, 10, 5)).join(''),
  fields: trio.map((each, index) => [each, [1, 4, 0][index] ?? 0]),
};

/** In rows of five from the inline start; the middle of the first nine is one solid field of the same green as the land. */
const ROWS: readonly (readonly Module[])[] = [
  [list, risen, bars, talk, form],
  [switches, field, calendar, stepper, list],
  [form, talk, fields, risen, switches],
  [tabs, stepper, list, calendar, bars],
];

/** Ground and ink, in turns; no two neighbours are alike. */
const LOOKS = [
  ['var(--leaf-deep)', 'var(--pale)'],
  ['var(--leaf)', 'var(--on-picture)'],
  ['var(--pale)', 'var(--leaf-deep)'],
] as const;
const SOLID = ['var(--field-green)', 'var(--on-picture)'] as const;

function drawn(
  { full, over = '', furrows = '', fields: sownFields = [] }: Module,
  [ground, ink]: readonly [string, string],
): string {
  const crops =
    (furrows === '' ? '' : path(furrows, { 'stroke-width': 3 })) +
    sownFields.map(([each, index]) => sown(each, index, 2)).join('');
  return (
    path(full, { fill: ink }) +
    (over === '' ? '' : path(over, { fill: ground })) +
    (crops === '' ? '' : `<g color="${ground}" fill="none" stroke="${ground}">${crops}</g>`)
  );
}

/** The modules that grow from one screen, each with another part in it. */
export function modules(gap: number): string {
  const all = ROWS.flatMap((inRow, down) =>
    inRow.map((module, across) => {
      const look = module === field ? SOLID : (LOOKS[(across + 2 * down) % LOOKS.length] ?? SOLID);
      const [x, y] = [across * (WIDTH + gap), down * (HEIGHT + gap)];
      return `<g transform="translate(${x} ${y})">${path(box(0, 0, WIDTH, HEIGHT, 18), { fill: look[0] })}${drawn(module, look)}</g>`;
    }),
  );
  return all.join('');
}
