import { POST_MEASURE } from '../../content/facts/post.ts';
import { circle, path, solid } from '../figures/elements.ts';
import { coordinates, repeat, seededRandom, short, smooth, steps } from '../shared/geometry.ts';
import { fromStart, type Direction } from './drawing.ts';

/* The post's three answers, salt pans from above, as in its picture, all of one size. What each is about is blue. */

/** What the answers say in words: how many services are not finished, how many people are in a team. */
const SAID = { unfinished: 10, team: { least: 4, most: 7 } };

/** Three answers on the sand, each as wide as a column of the page. */
export const FIELD = { width: 1216, height: 420 };
const PART = { width: 373, top: 56, height: 308, pitch: 421.5, round: 12 };

/** How deep the shade is that a bank throws into a pan. */
export const SHADE = 6;

const flat = (fill: string) => ({ fill, stroke: 'none' });
/** Pale water has the sky's light in it, as in the picture. */
export const waterOf = (blue: number) =>
  flat(`color-mix(in srgb, currentColor ${blue}%, var(--sky-morning))`);
export const shade = flat('color-mix(in srgb, currentColor 45%, var(--slope))');
export const salt = flat('var(--surface)');
const shallow = waterOf(24);
const ink = { stroke: 'var(--text)', 'stroke-width': 2 };
const rim = { stroke: 'var(--on-picture)', 'stroke-opacity': 0.75, 'stroke-width': 1.5 };

export interface Pan {
  /** From the inline start. */
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
}

/** The pan so much smaller on all sides. */
const within = ({ x, y, width, height, round }: Pan, inset: number): Pan => ({
  x: x + inset,
  y: y + inset,
  width: width - 2 * inset,
  height: height - 2 * inset,
  round: Math.max(round - inset / 2, 2),
});

/** What is left of it beside the shade of its upper bank and of the one at the inline end. */
const lit = ({ y, width, height, ...pan }: Pan): Pan => ({
  ...pan,
  y: y + SHADE,
  width: width - SHADE,
  height: height - SHADE,
});

function outline({ x, y, width, height, round }: Pan, direction: Direction): string {
  const left = direction === 'rtl' ? FIELD.width - x - width : x;
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${coordinates(dx, dy)}`;
  return (
    `M${coordinates(left + round, y)}h${short(across)}${corner(round, round)}v${short(down)}${corner(-round, round)}` +
    `h${short(-across)}${corner(-round, -round)}v${short(-down)}${corner(round, -round)}z`
  );
}

/** Water whose shore follows the pan, as it finds its way: `wide` and `high` are shares of the pan, from its start and foot. */
function pool(pan: Pan, wide: number, high: number, turn: number, direction: Direction): string {
  const x = fromStart(direction, FIELD.width);
  const [halfWidth, halfHeight] = [(pan.width * wide) / 2, (pan.height * high) / 2];
  const points = repeat(10, (index) => {
    const angle = (index / 10) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const swing = 1 - 0.09 * (1 + Math.sin(3 * angle + turn) * Math.cos(angle - 2 * turn));
    return {
      x: x(pan.x + halfWidth * (1 + swing * square(cos))),
      y: pan.y + pan.height - halfHeight * (1 + swing * square(sin)),
    };
  });
  return smooth(points, true);
}

/** How many of the pans that are only begun lie in each row, and about how wide each is beside the others. */
const ROWS = [
  [5, 4, 6],
  [4, 3, 4, 3],
  [6, 5, 4],
];

/** One pan that is full beside so many that are only begun, each of them with its first water. */
function oneComplete(start: number, direction: Direction): string {
  const full: Pan = { x: start, y: PART.top, width: 164, height: PART.height, round: 12 };
  const gap = 12;
  const from = start + full.width + 1.25 * gap;
  const height = (full.height - gap * (ROWS.length - 1)) / ROWS.length;
  const begun = ROWS.flatMap((shares, row) => {
    const across = start + PART.width - from - gap * (shares.length - 1);
    const unit = across / shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share, index): Pan => {
      const before = shares.slice(0, index).reduce((sum, each) => sum + each * unit + gap, 0);
      return { x: from + before, y: full.y + row * (height + gap), width: share * unit, height, round: 8 };
    });
  });
  if (begun.length !== SAID.unfinished) throw new Error(`${begun.length} pans are begun.`);
  const random = seededRandom(11);
  const all = (pans: readonly Pan[]) => pans.map((pan) => outline(pan, direction)).join('');
  const first = begun.map((pan) =>
    pool(within(lit(pan), 3), 0.42 + 0.34 * random(), 0.4 + 0.3 * random(), 6 * random(), direction),
  );
  return (
    path(all([full, ...begun]), shade) +
    path(all(begun.map(lit)), salt) +
    path(first.join(''), shallow) +
    path(outline(lit(full), direction), solid) +
    path(all([within(lit(full), 16), within(lit(full), 32)]), rim)
  );
}

/** Where an answer begins, its whole pan. */
const wholePan = (start: number): Pan => {
  const { top, width, height, round } = PART;
  return { x: start, y: top, width, height, round };
};

/** Around one table as many as a team may have: those that it always has are deeper, and one of them owns it. */
function oneOwner(start: number, direction: Direction): string {
  const { least, most } = SAID.team;
  const x = fromStart(direction, FIELD.width);
  const [radius, owner, apart] = [23, 29, 16];
  const pan = wholePan(start);
  const inner = lit(pan);
  const middle = inner.y + inner.height / 2;
  const table: Pan = {
    x: start + 2 * owner + apart + 34,
    y: middle - 64,
    width: inner.width - 2 * owner - apart - 2 * 34,
    height: 128,
    round: PART.round,
  };
  const beside = (most - 1) / 2;
  const seats = repeat(most - 1, (index) => ({
    x: x(table.x + (table.width * (Math.floor(index / 2) + 0.5)) / beside),
    y: middle + (index % 2 === 0 ? -1 : 1) * (table.height / 2 + apart + radius),
  }));
  const isSteady = (index: number) => index < least - 1;
  return (
    path(outline(pan, direction), shade) +
    path(outline(inner, direction), salt) +
    path(outline(table, direction), solid) +
    path(outline(within(table, 12), direction), rim) +
    seats.map((seat, index) => circle(seat, radius, waterOf(isSteady(index) ? 62 : 30))).join('') +
    circle({ x: x(table.x - apart - owner), y: middle }, owner, solid)
  );
}

/** A pan as long as all that was begun, in water as far as was completed at the first attempt; below that a scale. */
function oneLevel(start: number, direction: Direction): string {
  const x = fromStart(direction, FIELD.width);
  const pan = wholePan(start);
  const inner = lit(pan);
  const [top, foot] = [inner.y, inner.y + inner.height - 66];
  const level = start + (Number.parseInt(POST_MEASURE.after, 10) / 100) * inner.width;
  const { round } = inner;
  const inwards = direction === 'rtl' ? -round : round;
  const shore = (ahead: number) =>
    steps(0, 1, 1 / 6).map((share) => ({
      x: x(level + ahead + 5 * Math.sin(7.4 * share + ahead / 9)),
      y: top + share * (foot - top),
    }));
  const water = (ahead: number) =>
    `${smooth(shore(ahead))}H${short(x(start))}V${short(top + round)}q${coordinates(0, -round, inwards, -round)}z`;
  const ticks = repeat(9, (index) => {
    const at = start + ((index + 1) / 10) * inner.width;
    return `M${short(x(at))} ${foot + 13}v${index === 4 ? 28 : 15}`;
  });
  const lines = [-22, -44].map((ahead) => smooth(shore(ahead))).join('');
  const mark = { x: x(level), y: foot + 38 };
  return (
    path(outline(pan, direction), shade) +
    path(outline(inner, direction), salt) +
    path(water(16), shallow) +
    path(water(0), solid) +
    path(lines, rim) +
    path(ticks.join(''), ink) +
    path(`M${short(mark.x)} ${foot}V${mark.y}`, { 'stroke-width': 4 }) +
    circle(mark, 14, solid)
  );
}

/** All three, each in its column. */
export const answersIn = (direction: Direction): string =>
  [oneComplete, oneOwner, oneLevel].map((draw, index) => draw(index * PART.pitch, direction)).join('');
