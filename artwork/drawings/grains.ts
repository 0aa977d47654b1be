import { STATISTICS } from '../../content/facts/counters.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { crestAt, riseAt, type Peak } from './lit-range.ts';

/** A percentage is a hundred grains, of which so many are there. */
const WHOLE = 100;

/** From one grain to the next: of what is counted, and of a hundred, whose grains are larger. */
const [PITCH, OF_A_HUNDRED] = [12, 16.8];

/** A hundred's last grain is its summit: how far it is above the others, and how large, in parts of the pitch. */
const SUMMIT = { above: 0.62, size: 1.5 };

/** A dune of one grain in proportion to its width: where its crest is, its slopes, and how far its crest comes forward. */
const FORM = { crest: 0.6, windward: 0.25, leeward: 0.115, swing: 0.28 };

/** How high a dune is, its summit included, in parts of its width. */
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

interface Heap {
  pitch: number;
  /** So many grains, */
  count: number;
  /** of which so many are there; the others are open places. */
  there: number;
}

const isHundred = ({ pitch }: Pick<Heap, 'pitch'>) => pitch === OF_A_HUNDRED;

/** The grains of a dune so wide, from the ground up: where each is, and its size. */
function grainsOf(width: number, pitch: number): { x: number; y: number; size: number }[] {
  const raised = isHundred({ pitch }) ? (SUMMIT.above + SUMMIT.size / 2 - 0.5) * pitch : 0;
  const height = STEEP * width - raised;
  const sunk = SUNK * width;
  const peak: Peak = {
    x: FORM.crest * width,
    rise: height + sunk,
    windward: FORM.windward * width,
    leeward: FORM.leeward * width,
    swing: FORM.swing * width,
  };
  // One column stands at the crest.
  const before = Math.floor(peak.x / pitch);
  return repeat(Math.floor(width / pitch) + 1, (column) => {
    const x = peak.x + (column - before) * pitch;
    const rise = riseAt([peak], x, 0) - sunk;
    const rows = Math.floor(rise / pitch + 0.25);
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
function heapOf({ count, pitch }: Heap) {
  let width = Math.sqrt(count) * pitch * 2.4;
  let grains = grainsOf(width, pitch);
  for (let round = 0; round < 4000 && grains.length !== count; round += 1) {
    width += grains.length < count ? 0.37 : -0.11;
    grains = grainsOf(width, pitch);
  }
  if (grains.length !== count)
    throw new Error(`No dune has exactly ${count} grains: change its form a little.`);
  return { width, grains };
}

const rounded = (value: number) => Math.round(value * 2) / 2;

function dune(heap: Heap, isOpen: boolean, direction: Direction): View {
  const { count, there, pitch } = heap;
  const { width, grains } = heapOf(heap);
  const [w, h] = [Math.round(width), Math.round(STEEP * width)];
  const fromLeft = fromStart(direction, w);
  // What is not there is the summit: it would be laid last.
  const downwards = grains.toSorted((a, b) => b.y - a.y);
  const missing = new Set(downwards.slice(0, count - there));
  const [summit] = isHundred(heap) ? downwards : [];
  const dots = (isThere: boolean, size: number) => {
    let pen = { x: 0, y: 0 };
    return grains
      .filter((grain) => grain !== summit)
      .filter((grain) => grain.size === size && isThere !== missing.has(grain))
      .map((grain) => {
        const at = { x: rounded(fromLeft(grain.x)), y: rounded(h - grain.y) };
        const move = `m${short(at.x - pen.x)} ${short(at.y - pen.y)}h0`.replace(' -', '-');
        pen = at;
        return move;
      })
      .join('');
  };
  const stroke = (data: string, weight: number, colour = '') =>
    data === '' ? '' : `<path d="${data}" stroke-width="${short(weight)}"${colour}/>`;
  const ring = (data: string, weight: number, rim = RIM) =>
    stroke(data, weight) + stroke(data, weight - rim * pitch, ' stroke="var(--ground)"');
  const body = SIZES.map((share, size) => {
    const weight = share * pitch;
    const open = RING * weight + 1;
    return (
      (isOpen ? ring(dots(true, size), open) : stroke(dots(true, size), weight)) +
      ring(dots(false, size), open)
    );
  });
  if (summit) {
    const at = `M${short(rounded(fromLeft(summit.x)))} ${short(rounded(h - summit.y - SUMMIT.above * pitch))}h0`;
    const weight = SUMMIT.size * pitch;
    body.push(missing.has(summit) ? ring(at, weight, 2 * RIM) : stroke(at, weight));
  }
  return {
    width: w,
    height: h,
    strokeWidth: 1,
    isOpen: true,
    body: `<g stroke-linecap="round">${body.join('')}</g>`,
  };
}

/** Each figure as a dune of so many grains: projects that are under way in rings, the others full. */
export const grainDrawings: readonly Drawing[] = STATISTICS.map(({ key, value }) => {
  const number = Number.parseInt(value.replace('+', ''), 10);
  const heap = value.endsWith('%')
    ? { pitch: OF_A_HUNDRED, count: WHOLE, there: number }
    : { pitch: PITCH, count: number, there: number };
  const view = (direction: Direction) => dune(heap, key === 'currentProjects', direction);
  return {
    name: `grains-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    shows: `A dune of ${heap.count} grains, ${heap.there} of them there.`,
    wide: view,
    narrow: view,
  };
});
