import { STATISTICS } from '../../content/facts/counters.ts';
import { repeat, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { crestAt, riseAt, type Peak } from './lit-range.ts';

/** A percentage is a hundred grains, of which so many are there. */
const WHOLE = 100;

/** From one grain to the next: on a dune, and in a field of a hundred, where all are of one size and a row has so many. */
const [PITCH, OF_A_HUNDRED, A_ROW] = [12, 24, 10];

/** What a grain of a field has of its pitch. */
const EVEN = 0.64;

/** A dune of one grain in proportion to its width: where its crest is, its slopes, and how far its crest comes forward. */
const FORM = { crest: 0.6, windward: 0.25, leeward: 0.115, swing: 0.28 };

/** How high a dune is, in parts of its width. */
const STEEP = 0.66;

/** How far its feet lie below the ground: it leaves it at an angle. */
const SUNK = 0.02;

/** Sizes of a grain in parts of the pitch: by the light, at the crest's lee, and farther down. */
const SIZES = [0.4, 0.52, 0.63, 0.74, 0.86] as const;

/** Twice how thick a ring is, in parts of the pitch. */
const RIM = 2.6 / 12;

/** What a ring has of a full grain: however the page scales them, no ring touches the next. */
const RING = 0.82;

const LARGEST = SIZES.length - 1;

/** By how much of its width a dune's grains are a size smaller, away from the crest. */
const FALLS_OFF = 0.075;

interface Grain extends Point {
  size: number;
}

/** The grains of a dune so wide, from the ground up: where each is, and its size. */
function grainsOf(width: number): Grain[] {
  const height = STEEP * width;
  const sunk = SUNK * width;
  const peak: Peak = {
    x: FORM.crest * width,
    rise: height + sunk,
    windward: FORM.windward * width,
    leeward: FORM.leeward * width,
    swing: FORM.swing * width,
  };
  // One column stands at the crest.
  const before = Math.floor(peak.x / PITCH);
  return repeat(Math.floor(width / PITCH) + 1, (column) => {
    const x = peak.x + (column - before) * PITCH;
    const rise = riseAt([peak], x, 0) - sunk;
    const rows = Math.floor(rise / PITCH + 0.25);
    return repeat(Math.max(0, rows), (row) => {
      const y = ((row + 0.5) * rise) / rows;
      // The crest comes down in an S, and parts the side in the light from the other.
      const depth = 1 - y / height;
      const behind = (x - crestAt(peak, depth)) / width;
      const size = behind < 0 ? 0 : Math.max(1, LARGEST - Math.floor(behind / FALLS_OFF));
      return { x, y, size };
    });
  }).flat();
}

/** As wide as it must be to have so many grains. */
function heapOf(count: number) {
  let width = Math.sqrt(count) * PITCH * 2.4;
  let grains = grainsOf(width);
  for (let round = 0; round < 4000 && grains.length !== count; round += 1) {
    width += grains.length < count ? 0.37 : -0.11;
    grains = grainsOf(width);
  }
  if (grains.length !== count)
    throw new Error(`No dune has exactly ${count} grains: change its form a little.`);
  return { width, grains };
}

const rounded = (value: number) => Math.round(value * 2) / 2;

/** Path data of grains, each a round end without a line. */
function dots(grains: readonly Point[]): string {
  let pen = { x: 0, y: 0 };
  return grains
    .map(({ x, y }) => {
      const at = { x: rounded(x), y: rounded(y) };
      const move = `m${short(at.x - pen.x)} ${short(at.y - pen.y)}h0`.replace(' -', '-');
      pen = at;
      return move;
    })
    .join('');
}

const stroke = (data: string, weight: number, colour = '') =>
  data === '' ? '' : `<path d="${data}" stroke-width="${short(weight)}"${colour}/>`;

const ring = (data: string, weight: number, rim: number) =>
  stroke(data, weight) + stroke(data, weight - rim, ' stroke="var(--ground)"');

const counted = (width: number, height: number, body: string): View => ({
  width,
  height,
  strokeWidth: 1,
  isOpen: true,
  body: `<g stroke-linecap="round">${body}</g>`,
});

/** So many, as a dune: in rings where they are under way. */
function dune(count: number, isOpen: boolean, direction: Direction): View {
  const { width, grains } = heapOf(count);
  const [w, h] = [Math.round(width), Math.round(STEEP * width)];
  const fromLeft = fromStart(direction, w);
  const body = SIZES.map((share, size) => {
    const weight = share * PITCH;
    const data = dots(
      grains.filter((grain) => grain.size === size).map(({ x, y }) => ({ x: fromLeft(x), y: h - y })),
    );
    return isOpen ? ring(data, RING * weight + 1, RIM * PITCH) : stroke(data, weight);
  });
  return counted(w, h, body.join(''));
}

/** A percentage, as a field of a hundred: filled from the ground up, what is missing in rings. */
function field(there: number, direction: Direction): View {
  const side = A_ROW * OF_A_HUNDRED;
  const fromLeft = fromStart(direction, side);
  const grains = repeat(WHOLE, (index) => ({
    x: fromLeft(((index % A_ROW) + 0.5) * OF_A_HUNDRED),
    y: side - (Math.floor(index / A_ROW) + 0.5) * OF_A_HUNDRED,
  }));
  const weight = EVEN * OF_A_HUNDRED;
  return counted(
    side,
    side,
    stroke(dots(grains.slice(0, there)), weight) +
      ring(dots(grains.slice(there)), weight, RIM * OF_A_HUNDRED),
  );
}

/** Each figure in grains: a dune of so many, or of a hundred so many. */
export const grainDrawings: readonly Drawing[] = STATISTICS.map(({ key, value }) => {
  const number = Number.parseInt(value.replace('+', ''), 10);
  const isShare = value.endsWith('%');
  const view = (direction: Direction) =>
    isShare ? field(number, direction) : dune(number, key === 'currentProjects', direction);
  return {
    name: `grains-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    shows: isShare ? `A field of ${WHOLE} grains, ${number} of them there.` : `A dune of ${number} grains.`,
    wide: view,
    narrow: view,
  };
});
