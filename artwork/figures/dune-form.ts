import { coordinates, steps, type Point } from '../shared/geometry.ts';

/* The form of the fifth path's dune, in its six states. */

export const HORIZON = 222;
/** How high it is in each state: it grows. */
export const HEIGHTS = [108, 122, 136, 150, 164, 178] as const;
export type State = 0 | 1 | 2 | 3 | 4 | 5;
/** Of a step: where its dune begins and ends, and its crest. */
export const [FOOT, END, CREST] = [0, 0.9, 0.59];
/** How high the dune is at a share of a step, from 0 to 1. */
export function rise(at: number): number {
  if (at <= FOOT || at >= END) return 0;
  return at < CREST
    ? Math.sin(((at - FOOT) / (CREST - FOOT)) * (Math.PI / 2)) ** 1.7
    : ((END - at) / (END - CREST)) ** 1.3;
}

export type Place = (step: number) => number;

export const heightAt = (state: State, at: number): number => HEIGHTS[state] * rise(at);

export const outline = (x: Place, step: State, share = 1, from = FOOT, to = END): string => {
  const places = [...new Set([from, ...steps(0.015, 0.9, 0.015), CREST, to])]
    .filter((at) => at >= from && at <= to)
    .toSorted((one, other) => one - other);
  return `M${places.map((at) => coordinates(x(step + at), HORIZON - share * heightAt(step, at))).join('L')}`;
};

/** As wide as the dune, whose foot is where its words begin: the first and the last of them reach `half` farther. */
export function footToEnd(all: readonly number[], half: number): (at: number) => number {
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const wider = (END - FOOT - 2 * half) / (last - first);
  return (at) => FOOT + half + (at - first) * wider;
}

/** A grid of dots within the dune. */
export function grid(
  x: Place,
  step: State,
  apart: number,
  rows: readonly number[],
): (Point & { row: number; at: number })[] {
  const all = rows.flatMap((height, row) =>
    steps(FOOT + apart / 2, END, apart)
      .filter((at) => heightAt(step, at) > height + 4)
      .map((at) => ({ y: HORIZON - height, row, at })),
  );
  const place = footToEnd(
    all.map(({ at }) => at),
    0.013,
  );
  return all.map(({ y, row, at }) => ({ x: x(step + place(at)), y, row, at }));
}
