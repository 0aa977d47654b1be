import { path } from '../figures/elements.ts';
import { repeat, steps, type Point } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';
import { crestAt, exactPeaks, leeOf, riseAt, type Peak } from './lit-range.ts';
import { partsInside } from './parts-inside.ts';
import { smoothLine } from './smooth-line.ts';

/** So many have a place; the one after them is open. */
const TAKEN = 4;

/** How wide a place is that is taken, as a share of the line; what is left is the open one's. */
const EACH = 0.18;

/** How high they are beside the open one, which is as much larger as it is wider. */
const RISE = EACH / (1 - TAKEN * EACH);

/** A dune in parts of its place: where its crest is, its slopes, and how far its crest comes forward. */
const DUNE = { crest: 0.62, windward: 0.25, leeward: 0.088, swing: 0.24 };

/** From 768 px a place has more lines than where they would lie as close as a tint. */
const LINES = { wide: 9, narrow: 5 };

/** How far the land's feet lie below the line: it leaves it at an angle. */
const SUNK = 5;

/** At what depth a lee ends: on the line. */
const FOOT = 0.95;

/** Where a place begins, and how wide it is. */
const placeOf = (index: number, width: number) => ({
  from: index * EACH * width,
  size: (index < TAKEN ? EACH : 1 - TAKEN * EACH) * width,
});

const crestOf = (index: number, width: number) => {
  const { from, size } = placeOf(index, width);
  return from + DUNE.crest * size;
};

/** Where the crests of the places are, from the inline start; the last is the open one's. */
export const placeCrests = (width: number): number[] => repeat(TAKEN + 1, (index) => crestOf(index, width));

/** Four dunes of one range are taken, lit from the start as the header's; the fifth is open. */
export function nextPlace({ x, width, height, node, nodeReach, scale }: Canvas): string {
  const isWide = scale === 1;
  const most = height - nodeReach;
  const peaks = exactPeaks(
    repeat(TAKEN + 1, (index): Peak => {
      const { size } = placeOf(index, width);
      return {
        x: crestOf(index, width),
        rise: SUNK * scale + most * (index < TAKEN ? RISE : 1),
        windward: DUNE.windward * size,
        leeward: DUNE.leeward * size,
        swing: DUNE.swing * size,
      };
    }),
  );
  const heightAt = (place: number, depth: number) => height + SUNK * scale - riseAt(peaks, place, depth);
  const at = (place: number, depth: number): Point => ({ x: Number(x(place)), y: heightAt(place, depth) });
  const [pitch, near] = isWide ? [14, [-12, -5, 0, 5, 12]] : [5, [-3, 0, 3]];
  const lineAt = (depth: number, from: number, to: number) => {
    const crests = peaks.map((each) => crestAt(each, depth));
    const places = [
      ...steps(from, to, pitch).filter((place) => crests.every((crest) => Math.abs(crest - place) > pitch)),
      ...crests.flatMap((crest) => near.map((aside) => crest + aside)),
    ];
    const points = places
      .filter((place) => place >= from && place <= to)
      .toSorted((a, b) => a - b)
      .map((place) => ({ x: place, y: heightAt(place, depth) }));
    return partsInside(
      points,
      (place) => heightAt(place, depth),
      ({ y }) => y <= height,
    )
      .map((part) => smoothLine(part.map((point) => ({ x: Number(x(point.x)), y: point.y }))))
      .join('');
  };
  const open = placeOf(TAKEN, width).from;
  const lines = isWide ? LINES.wide : LINES.narrow;
  const taken = peaks.slice(0, TAKEN);
  const inner = repeat(lines, (index) => lineAt(((index + 1) / (lines + 1)) ** 1.2, 0, open));
  const lees = taken.map((_, index) => leeOf(peaks, index, 0.8, at, FOOT));
  return (
    path(lees.join(''), { fill: 'var(--dune)', 'fill-opacity': 0.5, stroke: 'none' }) +
    path(inner.join(''), { 'stroke-width': 1, 'stroke-opacity': 0.4 }) +
    path(lineAt(0, 0, open), { 'stroke-width': 2.25 }) +
    path(lineAt(0, open, width), DOTTED) +
    peaks.map((peak, index) => node(peak.x, heightAt(peak.x, 0), index === TAKEN)).join('')
  );
}
