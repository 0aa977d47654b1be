import { elevation, type Dune } from './dunes.ts';

/** The site's ridge: lines of wind over dunes, in the units of its drawing. `ground` is where the crest line has no dune. */
export const RIDGE = { width: 1440, height: 640, ground: 500, lines: 40 } as const;

/** The one long dune of the minute calculator. Its crest lies where its numeral stands in most windows. */
export const ONE_DUNE: Dune = { centre: 0.6, height: 262, windward: 0.48, leeward: 0.14 };

/** How far towards the viewer a line lies: 0 is the crest line, 1 the nearest. */
export function depthOf(line: number): number {
  return line / (RIDGE.lines - 1);
}

/** Where a line bends at a crest: an edge, and no curve. */
export function crestsOf(dunes: readonly Dune[], line: number): number[] {
  return dunes.map(({ centre }) => (centre + depthOf(line) * 0.03) * RIDGE.width);
}

/** How far down a line is at `x`; `growth` is the share of their height that the dunes have reached. */
export function ridgeY(dunes: readonly Dune[], line: number, x: number, growth = 1): number {
  const depth = depthOf(line);
  return (
    RIDGE.ground +
    depth * depth * 124 -
    growth * elevation(dunes, x / RIDGE.width, depth) * (1 - depth) ** 1.3 +
    5 * depth * Math.sin(x * 0.0085 + line * 0.3)
  );
}
