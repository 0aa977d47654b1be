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

/** Where each story's line ends: its name stands above it. The longest is as wide as the page, its node included. */
export const spanEnds =
  (months: readonly number[]) =>
  ({ width, height, scale, nodeReach }: Ground): Point[] => {
    const unit = (width - nodeReach) / Math.max(...months);
    const gap = 24 + 82 * scale;
    return months.map((count, index) => ({
      x: count * unit,
      y: height - 16 * scale - (months.length - 1 - index) * gap,
    }));
  };

/**
 * So long did the four stories take, from the longest on: streams as under the names of those they were for, each out of
 * the window's edge to as far as it has come. Each ends on a crest, on which words stand, and the shorter the calmer.
 */
export const spans =
  (months: readonly number[]) =>
  (canvas: Canvas): string => {
    const { x, node, scale, width } = canvas;
    const ends = spanEnds(months)(canvas);
    const [wave, swell, weight] = scale < 1 ? [width, 9, 3.4] : [width / 2, 17, 5.5];
    const drawn = ends.map((end) => {
      const share = end.x / width;
      const points = steps(end.x, 2 * end.x + BEYOND, wave / 8).map((along) => ({
        x: Number(x(2 * end.x - along)),
        y: end.y + (swell * share * (1 - Math.cos(((along - end.x) / wave) * 2 * Math.PI))) / 2,
      }));
      return path(smooth(points), { 'stroke-width': short(weight * (0.45 + 0.55 * share)) });
    });
    return drawn.join('') + ends.map((end) => node(end.x, end.y)).join('');
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
