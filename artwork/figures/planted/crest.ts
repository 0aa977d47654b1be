import { repeat, type Point } from '../../shared/geometry.ts';

/** A land as its picture shows it, on 600 × 400 and mirrored: its near crest, from left to right. */
export type Crest = readonly (readonly [x: number, y: number])[];

/** How high the land stands at `x`. */
export function groundAt(crest: Crest, x: number): number {
  const next = crest.findIndex(([end]) => end >= x);
  const [before, after] = [crest[Math.max(next, 1) - 1], crest[Math.max(next, 1)]];
  if (!before || !after) return crest.at(-1)?.[1] ?? 0;
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

const SAMPLES = 720;

/** The parts of a way, as shares of it, that the land does not hide. */
export function seenOver(crest: Crest, at: (share: number) => Point): [number, number][] {
  const parts: [number, number][] = [];
  let isSeen = false;
  for (const share of repeat(SAMPLES + 1, (sample) => sample / SAMPLES)) {
    const { x, y } = at(share);
    const wasSeen = isSeen;
    isSeen = y < groundAt(crest, x);
    const last = parts.at(-1);
    if (isSeen && !wasSeen) parts.push([share, share]);
    else if (isSeen && last) last[1] = share;
  }
  return parts.filter(([from, to]) => to > from);
}
