import { circle, path, solid } from '../figures/elements.ts';
import { repeat, seededRandom, short, smooth, steps, type Point } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';
import { leaf } from './plume.ts';

/*
 * Where a page ends in the name of the next one, the line below that name says what the next page is about. It comes up
 * over the page's foot.
 */

const solidDot = { fill: 'currentColor', stroke: 'none' };

export type Ground = Pick<Canvas, 'width' | 'height' | 'scale' | 'nodeReach'>;

/** Where windows are wider than the page, what comes in comes from their edge. */
const BEYOND = 1400;

/** A story's stream: where it ends, and how thick it is. */
interface Stream {
  end: Point;
  thick: number;
  swell: number;
}

/**
 * Each is as long and as thick as its months are many; the longest leaves room for its number. Its name has room over it:
 * the first's is the air above the drawing.
 */
const streamsOf = (months: readonly number[], { width, scale }: Ground): Stream[] => {
  const [year, room, over, most] = scale < 1 ? [5, 126, 42, 8] : [8, 236, 66, 18];
  const longest = Math.max(...months);
  // On phones the first name has room in the drawing, too.
  let foot = scale < 1 ? 12 : 0;
  return months.map((count, index) => {
    const [thick, swell] = [(year * count) / 12, (most * count) / longest];
    const y = foot + (index > 0 ? over : 0) + thick / 2;
    foot = y + swell + thick / 2;
    return { end: { x: ((width - room) * count) / longest, y }, thick, swell };
  });
};

/** Half of how thick a stream's end is: the dot has room in it. */
const capOf = ({ thick }: Stream, scale: number): number => Math.max(thick / 2, 9 * scale);

/** Where words of the stories stand: their names on their streams, clear of their numbers, which stand behind the ends. */
export const spanPlaces =
  (months: readonly number[]) =>
  (ground: Ground): Point[] => {
    const streams = streamsOf(months, ground);
    return [
      ...streams.map(({ end, thick }) => ({ x: 0, y: end.y - Math.max(thick / 2, 12) })),
      ...streams.map((stream) => ({ x: stream.end.x + capOf(stream, ground.scale), y: stream.end.y })),
    ];
  };

/**
 * So long did the four stories take, from the longest on: streams of the header's water out of the window's edge, with a
 * line of the current between their years and a dot where they end, on a crest. The shorter the calmer.
 */
export const spans =
  (months: readonly number[]) =>
  (canvas: Canvas): string => {
    const { x, scale, width } = canvas;
    const [wave, year, beyond] = scale < 1 ? [width, 5, 120] : [width / 2, 8, BEYOND];
    return streamsOf(months, canvas)
      .map((stream) => {
        const { end, thick, swell } = stream;
        const course = (aside: number): string => {
          const points = steps(end.x, end.x + (end.x + beyond), wave / 6).map((along) => ({
            x: Number(x(2 * end.x - along)),
            y: end.y + aside + (swell * (1 - Math.cos(((along - end.x) / wave) * 2 * Math.PI))) / 2,
          }));
          return smooth(points);
        };
        const between = Math.ceil(thick / year) - 1;
        const current = repeat(between, (index) => course((index - (between - 1) / 2) * year)).join('');
        const [cap, at] = [capOf(stream, scale), { x: Number(x(end.x)), y: end.y }];
        return (
          path(course(0), { 'stroke-width': short(thick) }) +
          (between > 0
            ? path(current, { stroke: 'var(--ground)', 'stroke-width': 1, 'stroke-opacity': 0.6 })
            : '') +
          circle(at, cap, solidDot) +
          circle(at, cap / 2, { fill: 'var(--ground)', stroke: 'none' })
        );
      })
      .join('');
  };

/** What article 1 opens with, settled: the four aims come back as one, and from it the notes hang in ten even rows. */
export function reopened({ x, width, height, scale }: Canvas): string {
  const isWide = scale === 1;
  const [dot, apart, weight, note] = isWide ? [28, 14, 3, 18] : [14, 5, 2, 10];
  const [columns, rows, far, pitch] = isWide ? [4, 10, 84, 29] : [4, 10, 34, 17];
  const middle = height / 2;
  const waist = isWide ? 232 : 54;
  const aims = repeat(4, (index) => `M${x(-BEYOND)} ${short(middle + (index - 1.5) * apart)}H${x(waist)}`);
  const [end, start] = [width - note / 2, width - note / 2 - (columns - 1) * far];
  const [bend, beside] = [start - note - waist, (1.6 * dot) / (rows - 1)];
  const ways = repeat(rows, (row) => {
    const [from, to] = [middle + (row - (rows - 1) / 2) * beside, middle + (row - (rows - 1) / 2) * pitch];
    const turn = [waist + 0.5 * bend, from, waist + 0.45 * bend, to, start - note, to];
    const curve = turn.map((value, index) => (index % 2 ? short(value) : x(value))).join(' ');
    return `M${x(waist)} ${short(from)}C${curve}H${x(end)}`;
  });
  const settled = repeat(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return leaf({ x: Number(x(start + column * far)), y: middle + (row - (rows - 1) / 2) * pitch }, note, 0);
  });
  return (
    path(aims.join(''), { 'stroke-width': weight }) +
    path(ways.join(''), { 'stroke-width': isWide ? 1.6 : 1, 'stroke-opacity': 0.75 }) +
    path(settled.join(''), solid) +
    circle({ x: Number(x(waist)), y: middle }, dot, solidDot)
  );
}

/** Notes lie as they were thrown, find their rows, and at last are one row: the rule under a name, which ends in the disc of its arrow (next-ending.module.css). */
export function notes({ x, width, height, scale }: Canvas): string {
  const random = seededRandom(31);
  const isWide = scale === 1;
  const [count, side, rows, radius] = isWide ? [40, 27, 3, 36] : [16, 16, 3, 24];
  const line = height / 2;
  /** From here on they lie in one row. */
  const ordered = 0.46;
  const pitch = (width - 2 * radius - 0.6 * side) / count;
  const leaves = repeat(count, (index) => {
    const share = index / (count - 1);
    const loose = Math.max(0, 1 - share / ordered);
    const size = side * (1 + loose * 0.75 * (random() - 0.35));
    const row = (index % rows) - (rows - 1) / 2;
    const away = row * 0.24 * height * Math.min(1, 1.7 * loose) + (random() - 0.5) * 0.1 * height * loose;
    const middle = { x: Number(x((index + 0.5) * pitch + size * 0.2 * loose)), y: line + away };
    const data = leaf(middle, Math.min(size, loose > 0 ? size : pitch - 4), (random() - 0.5) * 1.5 * loose);
    return path(data, { ...solidDot, 'fill-opacity': short(1 - 0.5 * loose * random(), 2) });
  });
  return leaves.join('') + circle({ x: Number(x(width - radius)), y: line }, radius, solidDot);
}
