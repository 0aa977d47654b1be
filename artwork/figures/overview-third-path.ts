import { coordinates, repeat, short, smooth, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH, dots, even } from './across-parts.ts';
import { accentSolid, accentStroke, circle, path } from './elements.ts';
import { LARGE_WIDTH } from './overview-parts.ts';

const START = 2;

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
    path(`M${OTHERS} ${(first?.y ?? 0) - 26}V${(last?.y ?? 0) + 8}`, { 'stroke-width': 7 }) +
    path(line, { ...accentStroke, 'stroke-width': 5 }) +
    rows.map((place) => circle(place, 12, accentSolid)).join('')
  );
}

/** What goes across the window is a page wide; before it and behind it its lines go on as far. */
const PAGE = ACROSS_WIDTH / 3;
const MIDDLE = ACROSS_HEIGHT / 2;
/** A share of the page, from where it begins. */
const at = (share: number): number => PAGE * (1 + share);

/** The one line of the last two parts: it leaves the window in the first of them, and comes in again in the next. */
const WAY = even('var(--way, 6)', accentStroke);

/** So many initiatives come from each of the four sides, which stand a little apart. */
const [SIDES, EACH, ASIDE] = [4, 6, 5];
const [FANS_FROM, FANS_TO] = [-0.045, 0.13];
/** A gate: where it stands, how many come to it, how far apart, how heavy, and which of them go on. */
const GATES = [
  { share: 0.34, count: SIDES * EACH, apart: 11, weight: 1.4, stays: [1, 4, 7, 10, 13, 16, 19, 22] },
  { share: 0.59, count: 8, apart: 19, weight: 2, stays: [0, 2, 5, 7] },
  { share: 0.8, count: 4, apart: 26, weight: 2.8, stays: [2] },
  { share: 2, count: 1, apart: 0, weight: 6, stays: [] },
];
const TURNED = 0.115;
const ARRIVED = 0.97;
/** The one that arrives, from gate to gate. */
const CHOSEN = [16, 5, 2, 0];

const sideOf = (index: number): number => Math.floor(index / EACH) - (SIDES - 1) / 2;
const bend = (from: Point, to: Point): string => {
  const half = (from.x + to.x) / 2;
  return `M${coordinates(from.x, from.y)}C${coordinates(half, from.y, half, to.y, to.x, to.y)}`;
};

function heightAt(stage: number, index: number): number {
  const { count, apart } = GATES[stage] ?? { count: 1, apart: 0 };
  return MIDDLE + (index - (count - 1) / 2) * apart + (stage === 0 ? ASIDE * sideOf(index) : 0);
}

/** Up to a gate: from the one before it, or from the side of the organisation that it belongs to. */
function strand(stage: number, index: number): string {
  const [before, y, end] = [GATES[stage - 1], heightAt(stage, index), short(at(GATES[stage]?.share ?? 0))];
  if (!before) {
    const side = MIDDLE + sideOf(index) * (EACH * (GATES[0]?.apart ?? 0) + ASIDE);
    return `${bend({ x: at(FANS_FROM), y: side }, { x: at(FANS_TO), y })}H${end}`;
  }
  const own = heightAt(stage - 1, before.stays[index] ?? 0);
  return `${bend({ x: at(before.share), y: own }, { x: at(before.share + TURNED), y })}H${end}`;
}

/**
 * Four sides of an organisation come in from the window's edge and go out into two dozen strands to three gates: at each
 * of them most end, and the rest draw together, heavier, until one arrives, and goes on.
 */
export function roadmap(): string {
  const sides = repeat(
    SIDES,
    (side) => MIDDLE + sideOf(side * EACH) * (EACH * (GATES[0]?.apart ?? 0) + ASIDE),
  );
  const comesIn = (y: number): string => `M0 ${short(y)}H${short(at(FANS_FROM))}`;
  const chosen = sides[Math.floor((CHOSEN[0] ?? 0) / EACH)] ?? 0;
  const others = GATES.slice(0, -1).map(({ count, weight }, stage) =>
    path(
      (stage === 0
        ? sides
            .filter((y) => y !== chosen)
            .map(comesIn)
            .join('')
        : '') + repeat(count, (index) => (index === CHOSEN[stage] ? '' : strand(stage, index))).join(''),
      even(weight, { opacity: 0.62 }),
    ),
  );
  const bars = GATES.slice(0, -1).map(({ share, count }, stage) => {
    const [top, foot] = [heightAt(stage, 0) - 8, heightAt(stage, count - 1) + 8];
    return `M${short(at(share))} ${short(top)}V${short(foot)}`;
  });
  return (
    others.join('') +
    path(bars.join(''), even('var(--gate, 8)')) +
    path(comesIn(chosen) + CHOSEN.map((index, stage) => strand(stage, index)).join(''), WAY) +
    dots([{ x: at(ARRIVED), y: MIDDLE }], 'var(--node, 40)', accentStroke)
  );
}

/** From 0 to 1, slowly first and last. */
const eased = (share: number): number => {
  const on = Math.min(1, Math.max(0, share));
  return on * on * (3 - 2 * on);
};

/** Those who have taken it up, on a page so many columns wide; the sizes of dots are so many of the page's own units. */
interface Field {
  columns: number;
  rows: number;
  rowPitch: number;
  least: number;
  most: number;
  /** As far as this column the line stands where others have a dot. */
  led: number;
}

/**
 * The line comes in and becomes those who have taken it up: first one after another, then ever more beside them, each
 * larger the longer ago it was, and behind the page's end all. Those who have not yet are there, too, as small as the first.
 */
function adoptedIn({ columns, rows, rowPitch, least, most, led }: Field): string {
  const unit = (size: number): string => `calc(${short(size)}*var(--unit, 1px))`;
  const half = (rows - 1) / 2;
  const people = steps(0, 2 * columns - 1, 1).flatMap((column) =>
    repeat(rows, (row) => row)
      .filter((row) => row !== half || column > led)
      .map((row) => {
        const share = column / (columns - 1);
        const reach = (half + 2.4) * eased(share / 1.02) + 0.5;
        const taken = eased((reach - Math.abs(row - half)) / 2.9);
        return {
          size:
            taken === 0
              ? 0
              : Math.round(least + (most - least) * taken * (0.06 + 0.94 * eased(share * 1.02))),
          place: { x: at((column + 0.5) / columns), y: MIDDLE + (row - half) * rowPitch },
        };
      }),
  );
  const bySize = [...Map.groupBy(people, ({ size }) => size)].toSorted(([a], [b]) => a - b);
  return (
    path(`M0 ${MIDDLE}H${short(at((led + 0.5) / columns))}`, { ...WAY, 'stroke-linecap': 'round' }) +
    bySize
      .map(([size, those]) =>
        dots(
          those.map(({ place }) => place),
          unit(size || least),
          size === 0 ? { opacity: 0.4 } : accentStroke,
        ),
      )
      .join('')
  );
}

/** On phones fewer are as wide. */
export const adopted = (): string =>
  `<g display="var(--wide, inline)">${adoptedIn({ columns: 30, rows: 9, rowPitch: 30.4, least: 6, most: 34, led: 1 })}</g>` +
  `<g display="var(--narrow, none)">${adoptedIn({ columns: 13, rows: 9, rowPitch: 31.5, least: 4.5, most: 23, led: 1 })}</g>`;
