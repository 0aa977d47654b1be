import { coordinates, repeat, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, type Figure } from './elements.ts';
import { LARGE_HEIGHT as HEIGHT, LARGE_WIDTH as WIDTH, open, quiet } from './overview-parts.ts';
import { today } from './overview-third-path.ts';

const [TODAY, LATER] = [58, 226];
const STRIDE = 62;
const FIRST = 18;
/** Of nine steps two can go, and one asks for what the one before it has asked already: both become one. */
const [GONE, TWICE] = [[2, 5], 7];
/** Its steps are rings, and so larger than dots. */
const STEP = 15;
const BOLD = { 'stroke-width': 4 };
const fading = { 'stroke-dasharray': '.1 9.4', 'stroke-linecap': 'round', opacity: 0.6 };
const [PHONE, PHONE_END] = [586, WIDTH - 2];

/** One step of today, from above, to its place among those that stay. */
function stays(from: number, to: number): string {
  const midway = (TODAY + LATER) / 2 + 4;
  return `M${coordinates(from, TODAY + STEP)}C${coordinates(from, midway)} ${coordinates(to, midway)} ${coordinates(to, LATER)}`;
}

/** Today's journey, step by step, and below it what stays of it: that ends in something to try. */
function prototype(): string {
  const before = repeat(9, (step): Point => ({ x: FIRST + step * STRIDE, y: TODAY }));
  const kept = before.filter((_, index) => !GONE.includes(index));
  const stayed = before.filter((_, index) => !GONE.includes(index) && index !== TWICE);
  const later = stayed.map((_, index): Point => ({ x: FIRST + index * 92, y: LATER }));
  const gone = before.filter((_, index) => GONE.includes(index));
  const placeOf = (step: Point): number => {
    const own = step === before[TWICE] ? before[TWICE - 1] : step;
    return later[stayed.findIndex((other) => other === own)]?.x ?? step.x;
  };
  const [line, wide] = [PHONE + 24, PHONE_END - 24];
  const round = (steps: readonly Point[]) => steps.map((step) => circleData(step, STEP)).join('');
  return (
    path(kept.map((step) => stays(step.x, placeOf(step))).join(''), { ...quiet, 'stroke-width': 3 }) +
    path(`M${FIRST + STEP} ${TODAY}H${FIRST + 8 * STRIDE - STEP}`, { ...quiet, ...BOLD }) +
    path(round(kept), { ...open, ...BOLD }) +
    path(round(gone), { ...open, ...BOLD, stroke: 'var(--ground)' }) +
    path(round(gone), { ...BOLD, ...fading }) +
    path(`M${FIRST} ${LATER}H${PHONE}`, { ...accentStroke, 'stroke-width': 9 }) +
    later.map((step) => circle(step, 15, accentSolid)).join('') +
    path(
      `M${PHONE + 18} 4H${PHONE_END - 18}a18 18 0 0 1 18 18V268a18 18 0 0 1-18 18H${PHONE + 18}a18 18 0 0 1-18-18V22a18 18 0 0 1 18-18z`,
      { fill: 'color-mix(in oklab, var(--base, transparent) 45%, var(--field, transparent))', ...BOLD },
    ) +
    path(`M${line} 52H${wide}M${line} 88H${wide - 18}M${line} 124H${wide - 8}`, {
      'stroke-width': 6,
      opacity: 0.5,
    }) +
    path(`M${PHONE + 36} ${LATER}H${PHONE_END - 36}`, {
      ...accentStroke,
      'stroke-width': 38,
      'stroke-linecap': 'round',
    })
  );
}

const DRAWINGS = {
  prototype,
  today,
};

/** What a part of a path's overview means, where its drawing has weight: half the page wide or more. */
export const largeOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body: draw(),
}));
