import { path } from '../figures/elements.ts';
import { repeat, steps, type Point } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';
import { crestAt, exactPeaks, leeOf, lowest, riseAt, type Peak } from './lit-range.ts';
import { partsInside } from './parts-inside.ts';
import { smoothLine } from './smooth-line.ts';

/** How wide a place is that is taken, as a share of the line; what is left is the open one's. */
const EACH = 0.18;

/** A dune in parts of its place, its height in parts of the open one's: no two are alike, and their slopes meet over the ground. */
const DUNES = [
  { rise: 0.5, crest: 0.64, windward: 0.27, leeward: 0.2, swing: 0.24 },
  { rise: 0.72, crest: 0.6, windward: 0.42, leeward: 0.24, swing: 0.3 },
  { rise: 0.44, crest: 0.6, windward: 0.36, leeward: 0.2, swing: 0.2 },
  { rise: 0.62, crest: 0.6, windward: 0.4, leeward: 0.13, swing: 0.24 },
  { rise: 1, crest: 0.56, windward: 0.25, leeward: 0.115, swing: 0.24 },
] as const;
const TAKEN = DUNES.length - 1;

/** From 768 px a place has more lines than where they would lie as close as a tint. */
const LINES = { wide: 9, narrow: 5 };

/** How far the land's feet lie below the line: it leaves it at an angle. */
const SUNK = 8;

/** At what depth a lee ends: on the line. */
const FOOT = 0.92;

/** Where a place begins, and how wide it is. */
const placeOf = (index: number, width: number) => ({
  from: index * EACH * width,
  size: (index < TAKEN ? EACH : 1 - TAKEN * EACH) * width,
});

/** Where the crests of the places are, from the inline start; the last is the open one's. */
export const placeCrests = (width: number): number[] =>
  DUNES.map(({ crest }, index) => {
    const { from, size } = placeOf(index, width);
    return from + crest * size;
  });

/** Four dunes of one range are taken, lit from the start as the header's; the fifth, which is open, completes its ridge. */
export function nextPlace({ x, width, height, node, nodeReach, scale }: Canvas): string {
  const isWide = scale === 1;
  const most = height - nodeReach;
  const peaks = exactPeaks(
    DUNES.map(({ rise, crest, windward, leeward, swing }, index): Peak => {
      const { from, size } = placeOf(index, width);
      return {
        x: from + crest * size,
        rise: SUNK * scale + most * rise,
        windward: windward * size,
        leeward: leeward * size,
        swing: swing * size,
      };
    }),
  );
  const heightAt = (place: number, depth: number) => height + SUNK * scale - riseAt(peaks, place, depth);
  const at = (place: number, depth: number): Point => ({ x: Number(x(place)), y: heightAt(place, depth) });
  const [pitch, near] = isWide ? [14, [-12, -5, 0, 5, 12]] : [5, [-3, 0, 3]];
  const lineAt = (depth: number, from: number, to: number, ground = height) => {
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
      ({ y }) => y <= ground,
    )
      .map((part) => smoothLine(part.map((point) => ({ x: Number(x(point.x)), y: point.y }))))
      .join('');
  };
  const taken = peaks.slice(0, TAKEN);
  // In the hollow before the open one's slope.
  const open = lowest(peaks, taken.at(-1)?.x ?? 0, peaks[TAKEN]?.x ?? width, 0);
  const lines = isWide ? LINES.wide : LINES.narrow;
  const inner = repeat(lines, (index) => lineAt(((index + 1) / (lines + 1)) ** 1.2, 0, open));
  const lees = taken.map((_, index) => leeOf(peaks, index, 0.8, at, FOOT));
  return (
    path(lees.join(''), { fill: 'var(--dune)', 'fill-opacity': 0.5, stroke: 'none' }) +
    path(inner.join(''), { 'stroke-width': 1, 'stroke-opacity': 0.4 }) +
    path(lineAt(0, 0, open), { 'stroke-width': 2.25 }) +
    path(lineAt(0, open, width, height - DOTTED['stroke-width']), DOTTED) +
    peaks.map((peak, index) => node(peak.x, heightAt(peak.x, 0), index === TAKEN)).join('')
  );
}
