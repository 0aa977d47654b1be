import { coordinates, repeat, short, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';
import { LARGE_HEIGHT, LARGE_WIDTH, quiet } from './overview-parts.ts';

const START = 2;
/** Behind it the drawing goes on to the window's edge. */
const ARRIVED = 606;
const MIDDLE = LARGE_HEIGHT / 2;

/** Where others stand: so far from the end that their name is over it on phones, too. */
const OTHERS = START + 8 * 68;

/** Four sides of an organisation, each as far as it is today, and how much is missing from there to where others stand: one line through all. A name over each. */
export function today(): string {
  const rows = [250, 400, 212, 330].map((x, row) => ({ x, y: 56 + row * 72 }));
  const [first, last] = [rows[0], rows.at(-1)];
  const line = smooth(rows);
  return (
    path(`${line}H${OTHERS}V${first?.y ?? 0}z`, { fill: 'var(--field, none)', stroke: 'none' }) +
    path(rows.map(({ y }) => `M${START} ${y}H${LARGE_WIDTH}`).join(''), {
      opacity: 0.5,
      'stroke-width': 1.6,
    }) +
    path(`M${OTHERS} ${(first?.y ?? 0) - 26}V${(last?.y ?? 0) + 8}`, { 'stroke-width': 5 }) +
    path(line, { ...accentStroke, 'stroke-width': 5 }) +
    rows.map((place) => circle(place, 12, accentSolid)).join('')
  );
}

/** What comes to each gate, how far apart, and which of it goes on; behind the last one is left. */
const GATES = [
  { x: 176, count: 24, apart: 11.6, stays: [1, 4, 7, 10, 13, 16, 19, 22] },
  { x: 348, count: 8, apart: 18, stays: [0, 2, 5, 7] },
  { x: 500, count: 4, apart: 24, stays: [2] },
  { x: LARGE_WIDTH, count: 1, apart: 0, stays: [] },
];

/** Twenty-four strands to three gates: at each of them most end, and the rest draw together, until one arrives, and goes on. */
export function roadmap(): string {
  const heightAt = (stage: number, index: number): number => {
    const { count, apart } = GATES[stage] ?? { count: 1, apart: 0 };
    return MIDDLE + (index - (count - 1) / 2) * apart;
  };
  const turned = 84;
  /** Up to a gate, from the one before it if there is one. */
  const strand = (stage: number, index: number): string => {
    const [before, y] = [GATES[stage - 1], heightAt(stage, index)];
    if (!before) return `M${START} ${short(y)}H${GATES[0]?.x ?? 0}`;
    const [{ x }, own] = [before, heightAt(stage - 1, before.stays[index] ?? 0)];
    const half = x + turned / 2;
    return `M${coordinates(x, own)}C${coordinates(half, own, half, y, x + turned, y)}H${GATES[stage]?.x ?? 0}`;
  };
  // From the last gate back.
  const chosen = [16, 5, 2, 0];
  const others = GATES.flatMap(({ count }, stage) =>
    repeat(count, (index) => (index === chosen[stage] ? '' : strand(stage, index))),
  );
  const bars = GATES.slice(0, -1).map(({ x, count, apart }) => {
    const half = (count * apart) / 2 + 4;
    return `M${x} ${MIDDLE - half}v${2 * half}`;
  });
  return (
    path(others.join(''), { opacity: 0.45, 'stroke-width': 1.8 }) +
    path(bars.join(''), { 'stroke-width': 6 }) +
    path(chosen.map((index, stage) => strand(stage, index)).join(''), {
      ...accentStroke,
      'stroke-width': 5,
    }) +
    circle({ x: ARRIVED, y: MIDDLE }, 16, accentSolid)
  );
}

/**
 * From one who begins to all of them: in each row more have taken it up. They grow from row to row, and the others are
 * rings, as small as one that begins.
 */
function adopted(reached: readonly number[], pitch: number, rowPitch: number): string {
  const columns = reached.at(-1) ?? 0;
  const [least, most] = [0.13 * pitch, 0.44 * pitch];
  const last = reached.length - 1;
  const people = reached.flatMap((count, row) =>
    repeat(columns, (column) => {
      const since = row - reached.findIndex((then) => column < then);
      const isReached = column < count;
      const radius = isReached ? least + ((most - least) * (since + 1)) / (last + 1) : least;
      return {
        isReached,
        data: circleData({ x: most + 1 + column * pitch, y: most + 1 + row * rowPitch }, radius),
      };
    }),
  );
  const those = (are: boolean): string =>
    people
      .filter(({ isReached }) => isReached === are)
      .map(({ data }) => data)
      .join('');
  return path(those(false), quiet) + path(those(true), accentSolid);
}

const [ADOPTED_WIDTH, ADOPTED_HEIGHT] = [1216, 264];
/** On phones half as many are as wide: they are this high where the page stretches them. */
const NARROW_HEIGHT = 474;

/** As wide as the page. */
export const adoptedFigure: Figure = {
  id: 'overview-adopted',
  width: ADOPTED_WIDTH,
  height: ADOPTED_HEIGHT,
  strokeWidth: 2.2,
  body:
    `<g display="var(--wide, inline)">${adopted([1, 4, 8, 13, 19, 26, 33], 36.9, 38)}</g>` +
    `<g display="var(--narrow, none)" transform="scale(1 ${short(ADOPTED_HEIGHT / NARROW_HEIGHT, 4)})">${adopted([1, 2, 4, 7, 10, 13, 17], 72, 68)}</g>`,
};
