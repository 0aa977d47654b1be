import { coordinates, repeat, type Point } from '../shared/geometry.ts';
import { circleData, path, type Figure } from './elements.ts';
import { FALL, plate, shades } from './plates.ts';

/* What the first path begins with: the way of today on one plate, and on the one below what stays of it, which ends in something to try. */

const [WIDTH, HEIGHT] = [852, 452];
/** Where the first step is, and how far the one plate is below the other. */
const FIRST: Point = { x: 96, y: 228 };
const BELOW = 166;
/** From step to step aside. */
const [STRIDE, LATER] = [58, 82];
const [WIDE, THICK, BEFORE] = [46, 13, 46];
const STEP = 11;
const SCREEN = { from: 474, long: 220, wide: 58, above: 22 };
/** Of nine steps two can go, and one asks for what the one before it has asked already: both become one. */
const [GONE, TWICE] = [[2, 5], 7];

const on = (along: number, down = 0): Point => ({ x: FIRST.x + along, y: FIRST.y + down - along * FALL });

function solid(from: number, to: number, wide: number, down: number, thick: number, colour: string): string {
  const sides = plate({ middle: on((from + to) / 2, down), falls: wide, rises: (to - from) / 2, thick });
  const shade = shades(colour);
  return (['start', 'end', 'top'] as const)
    .map((side) => path(sides[side], { fill: shade[side], stroke: 'none' }))
    .join('');
}

const line = (from: Point, to: Point): string => `M${coordinates(from.x, from.y)}L${coordinates(to.x, to.y)}`;
const round = (steps: readonly Point[], radius = STEP): string =>
  steps.map((step) => circleData(step, radius)).join('');

/** What can be tried: a screen with what it says and what is pressed, along its own edges. */
function screen(): string {
  const { from, long, wide, above } = SCREEN;
  const down = BELOW - above;
  const at = (along: number, aside: number): Point => {
    const place = on(from + along, down);
    return { x: place.x + aside, y: place.y + aside * FALL };
  };
  const rows = [0.82, 0.68, 0.54].map((along, index) =>
    line(at(long * along, -wide * 0.62), at(long * along, wide * (0.62 - 0.34 * (index % 2)))),
  );
  return (
    solid(from, from + long, wide, down, above, 'color-mix(in oklab, var(--clay) 66%, var(--sun))') +
    path(plate({ middle: on(from + long / 2, down), falls: wide - 15, rises: long / 2 - 15, thick: 0 }).top, {
      fill: 'var(--paper)',
      stroke: 'var(--paper)',
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }) +
    path(rows.join(''), { stroke: 'var(--violet)', 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    path(line(at(long * 0.24, -wide * 0.4), at(long * 0.24, wide * 0.4)), {
      stroke: 'var(--node)',
      'stroke-width': 24,
      'stroke-linecap': 'round',
    })
  );
}

function prototype(): string {
  const before = repeat(9, (step) => on(step * STRIDE));
  const kept = before.filter((_, index) => !GONE.includes(index));
  const stayed = before.filter((_, index) => !GONE.includes(index) && index !== TWICE);
  const later = stayed.map((_, index) => on(index * LATER, BELOW));
  const gone = before.filter((_, index) => GONE.includes(index));
  const placeOf = (step: Point): Point => {
    const own = step === before[TWICE] ? before[TWICE - 1] : step;
    return later[stayed.findIndex((other) => other === own)] ?? step;
  };
  const stems = kept.map((step) => {
    const to = placeOf(step);
    const midway = (step.y + to.y) / 2 + 12;
    return `M${coordinates(step.x, step.y)}C${coordinates(step.x, midway)} ${coordinates(to.x, midway)} ${coordinates(to.x, to.y)}`;
  });
  const node = { fill: 'var(--node)', stroke: 'none' };
  const last = before.at(-1) ?? FIRST;
  return (
    solid(-BEFORE, SCREEN.from + 20, WIDE, BELOW, THICK, 'var(--lit)') +
    path(stems.join(''), { stroke: 'var(--stem)' }) +
    path(line(on(0, BELOW), on(SCREEN.from + 20, BELOW)), { stroke: 'var(--node)', 'stroke-width': 7 }) +
    path(round(later, 13), node) +
    solid(-BEFORE, 8 * STRIDE + BEFORE, WIDE, 0, THICK, 'var(--violet)') +
    path(line(before[0] ?? FIRST, last)) +
    path(round(gone), { fill: 'var(--violet)', 'stroke-dasharray': '.1 7', 'stroke-linecap': 'round' }) +
    path(round(kept), { fill: 'currentColor', stroke: 'none' }) +
    screen()
  );
}

export const journeyFigure: Figure = {
  id: 'overview-prototype',
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 3,
  body: prototype(),
};
