import { path } from '../figures/elements.ts';
import { repeat, steps, type Point } from '../shared/geometry.ts';
import { DOTTED, type Canvas } from './closing-motifs.ts';
import { crestAt, exactPeaks, leeOf, riseAt, windwardOf, type Peak } from './lit-range.ts';
import { partsInside } from './parts-inside.ts';
import { smoothLine } from './smooth-line.ts';

/** How wide a place is that is taken, as a share of the line; what is left is the open one's. */
const EACH = 0.18;

/** A dune in parts of its place, its height in parts of the open one's: no two are alike, and their slopes meet over the ground. The last one's comes down to it. */
const TAKEN = [
  { rise: 0.4, crest: 0.64, windward: 0.27, leeward: 0.2, swing: 0.24 },
  { rise: 0.57, crest: 0.6, windward: 0.42, leeward: 0.24, swing: 0.3 },
  { rise: 0.35, crest: 0.6, windward: 0.36, leeward: 0.2, swing: 0.2 },
  { rise: 0.49, crest: 0.6, windward: 0.4, leeward: 0.13, swing: 0.24 },
] as const;

/** The open one, which begins on the ground where they end. */
const OPEN = { crest: 0.56, leeward: 0.13 };

/** From 768 px a place has more lines than where they would lie as close as a tint. */
const LINES = { wide: 9, narrow: 5 };

/** How far the land's feet lie below the line: it leaves it at an angle. */
const SUNK = 8;

/** At what depth a lee ends: on the line. */
const FOOT = 0.92;

/** Where a place begins, and how wide it is. */
const placeOf = (index: number, width: number) => ({
  from: index * EACH * width,
  size: (index < TAKEN.length ? EACH : 1 - TAKEN.length * EACH) * width,
});

/** Where the crests of the places are, from the inline start; the last is the open one's. */
export const placeCrests = (width: number): number[] =>
  [...TAKEN, OPEN].map(({ crest }, index) => {
    const { from, size } = placeOf(index, width);
    return from + crest * size;
  });

/** Four dunes of one range are taken, lit from the start as the header's; the fifth, which is open, stands over them all. */
export function nextPlace({ x, width, height, node, nodeReach, scale }: Canvas): string {
  const isWide = scale === 1;
  const most = height - nodeReach;
  const sunk = SUNK * scale;
  const taken = exactPeaks(
    TAKEN.map(({ rise, crest, windward, leeward, swing }, index): Peak => {
      const { from, size } = placeOf(index, width);
      return {
        x: from + crest * size,
        rise: sunk + most * rise,
        windward: windward * size,
        leeward: leeward * size,
        swing: swing * size,
      };
    }),
  );
  const heightOn = (peaks: readonly Peak[], place: number, depth: number) =>
    height + sunk - riseAt(peaks, place, depth);
  const at = (place: number, depth: number): Point => ({
    x: Number(x(place)),
    y: heightOn(taken, place, depth),
  });
  const [pitch, near] = isWide ? [14, [-12, -5, 0, 5, 12]] : [5, [-3, 0, 3]];
  const lineAt = (peaks: readonly Peak[], depth: number, ground = height) => {
    const crests = peaks.map((each) => crestAt(each, depth));
    const points = [
      ...steps(0, width, pitch).filter((place) => crests.every((crest) => Math.abs(crest - place) > pitch)),
      ...crests.flatMap((crest) => near.map((aside) => crest + aside)),
    ]
      .toSorted((a, b) => a - b)
      .map((place) => ({ x: place, y: heightOn(peaks, place, depth) }));
    return partsInside(
      points,
      (place) => heightOn(peaks, place, depth),
      ({ y }) => y <= ground,
    );
  };
  const drawn = (parts: readonly Point[][]) =>
    parts.map((part) => smoothLine(part.map((point) => ({ x: Number(x(point.x)), y: point.y })))).join('');
  const ridge = lineAt(taken, 0);
  const end = ridge.at(-1)?.at(-1)?.x ?? 0;
  const { from, size } = placeOf(TAKEN.length, width);
  const [crest, highest] = [from + OPEN.crest * size, sunk + most];
  const open: Peak = {
    x: crest,
    rise: highest,
    windward: windwardOf(crest - end, sunk / highest),
    leeward: OPEN.leeward * size,
    swing: 0,
  };
  const lines = isWide ? LINES.wide : LINES.narrow;
  const inner = repeat(lines, (index) => drawn(lineAt(taken, ((index + 1) / (lines + 1)) ** 1.2)));
  const lees = taken.map((_, index) => leeOf([...taken, open], index, at, FOOT));
  return (
    path(lees.join(''), { fill: 'var(--dune)', 'fill-opacity': 0.6, stroke: 'none' }) +
    path(inner.join(''), { 'stroke-width': 1, 'stroke-opacity': 0.4 }) +
    path(drawn(ridge), { 'stroke-width': 2.25 }) +
    path(drawn(lineAt([open], 0, height - DOTTED['stroke-width'])), DOTTED) +
    [...taken, open]
      .map((peak) => node(peak.x, heightOn(peak === open ? [open] : taken, peak.x, 0), peak === open))
      .join('')
  );
}
