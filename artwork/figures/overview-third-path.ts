import { coordinates, repeat, short, smooth } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';
import { LARGE_HEIGHT, LARGE_WIDTH, quiet } from './overview-parts.ts';

const [START, END] = [2, LARGE_WIDTH - 2];
const MIDDLE = LARGE_HEIGHT / 2;

/** Where others stand: so far from the end that their name is over it on phones, too. */
const OTHERS = START + 8 * 72;

/** A bar that stands on its scale is so high. */
const BAR = 20;

/** Four sides of an organisation, each as far as it is today, short of where others stand: one line through all. A name over each. */
export function today(): string {
  const rows = [268, 424, 224, 352].map((x, row) => ({ x, y: 56 + row * 72 }));
  const ends = rows.map(({ x, y }) => ({ x, y: y - BAR / 2 }));
  const scale = ({ y }: { y: number }): string =>
    `M${START} ${y}H${END}${repeat(10, (tick) => `M${START + tick * 72} ${y}v7`).join('')}`;
  return (
    path(ends.map(({ x, y }) => `M${START} ${y}H${x}`).join(''), {
      stroke: 'var(--field, none)',
      'stroke-width': BAR,
    }) +
    path(rows.map(scale).join(''), quiet) +
    path(`M${OTHERS} ${Math.min(...rows.map(({ y }) => y)) - BAR}V${Math.max(...rows.map(({ y }) => y))}`, {
      'stroke-width': 3,
    }) +
    path(smooth(ends), { ...accentStroke, 'stroke-width': 5 }) +
    ends.map((end) => circle(end, 12, accentSolid)).join('')
  );
}

/** What comes to each gate, how far apart, and which of it goes on; behind the last one is left. */
const GATES = [
  { x: 200, count: 24, apart: 11.6, stays: [1, 4, 7, 10, 13, 16, 19, 22] },
  { x: 388, count: 8, apart: 16, stays: [0, 2, 5, 7] },
  { x: 556, count: 4, apart: 20, stays: [2] },
  { x: END - 15, count: 1, apart: 0, stays: [] },
];

/** Twenty-four strands to three gates: at each of them most end, and the rest draw together, until one arrives. */
export function roadmap(): string {
  const heightAt = (stage: number, index: number): number => {
    const { count, apart } = GATES[stage] ?? { count: 1, apart: 0 };
    return MIDDLE + (index - (count - 1) / 2) * apart;
  };
  const turned = 84;
  /** Up to a gate, from the one before it if there is one. */
  const strand = (stage: number, index: number): string => {
    const [before, y] = [GATES[stage - 1], heightAt(stage, index)];
    if (!before) return `M${START} ${short(y)}H${GATES[0]?.x ?? END}`;
    const [{ x }, own] = [before, heightAt(stage - 1, before.stays[index] ?? 0)];
    const half = x + turned / 2;
    return `M${coordinates(x, own)}C${coordinates(half, own, half, y, x + turned, y)}H${GATES[stage]?.x ?? END}`;
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
    circle({ x: END - 15, y: MIDDLE }, 15, accentSolid)
  );
}

/** From one who begins to all of them: in each row more have taken it up. */
function adopted(reached: readonly number[], pitch: number, rowPitch: number): string {
  const columns = reached.at(-1) ?? 0;
  const radius = 0.258 * pitch;
  const people = reached.flatMap((count, row) =>
    repeat(columns, (column) => ({
      isReached: column < count,
      data: circleData({ x: radius + 2 + column * pitch, y: radius + 2 + row * rowPitch }, radius),
    })),
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
    `<g display="var(--wide, inline)">${adopted([1, 4, 8, 13, 19, 26, 33], 37.2, 40)}</g>` +
    `<g display="var(--narrow, none)" transform="scale(1 ${short(ADOPTED_HEIGHT / NARROW_HEIGHT, 4)})">${adopted([1, 2, 4, 7, 10, 13, 17], 73.4, 71.6)}</g>`,
};
