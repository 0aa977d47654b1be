import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH as WIDTH, dots, even } from './across-parts.ts';
import { accentStroke, path, type Attributes } from './elements.ts';

/*
 * The parts of the fifth path, one drawing in three stretches that the page joins: forty lines come together from three
 * sources, pass a sieve into a lake, and stand up from it as a chart.
 */

const LINES = 40;
const line = (more: Attributes): Attributes =>
  even('clamp(1.5px, .125vi, 1.8px)', { 'stroke-linecap': 'round', ...more });
const inColour = (name: string): Attributes => ({ stroke: `var(--${name}, currentColor)` });
const RIVER = inColour('river');

const [MIDDLE, RIVER_APART] = [150, 2.3];
const inRiver = (index: number): number => MIDDLE + (index - (LINES - 1) / 2) * RIVER_APART;

/** From below the river to its bed, as far as the window goes. */
const LAKE = { top: 212, apart: 2.1 };

const SOURCES = [
  { colour: 'first', lines: 13, at: 52 },
  { colour: 'second', lines: 14, at: MIDDLE },
  { colour: 'river', lines: 13, at: 248 },
];

/** Three sources, each of a colour; from where they meet they are one. */
export function sources(): string {
  const [leaves, agreed] = [240, 1180];
  const before = SOURCES.map(({ colour, lines, at }) => {
    const ways = repeat(lines, (index) => {
      const y = at + (index - (lines - 1) / 2) * 5.4;
      return `M0 ${short(y)}H${leaves}C${coordinates(720, y, 760, MIDDLE, agreed, MIDDLE)}`;
    });
    return path(ways.join(''), line(inColour(colour)));
  });
  const after = repeat(
    LINES,
    (index) =>
      `M${agreed} ${MIDDLE}C${coordinates(1360, MIDDLE, 1380, inRiver(index), WIDTH, inRiver(index))}`,
  );
  return (
    before.join('') + path(after.join(''), line(RIVER)) + dots([{ x: agreed, y: MIDDLE }], 44, accentStroke)
  );
}

/** At what depth all that is not whole goes back, as one. */
const BACK = 262;

const isKept = (index: number): boolean => index % 10 !== 5;

/** What is not whole goes back before the sieve; behind it all falls into a lake. */
export function sieve(): string {
  const [turns, stands] = [330, 800];
  const all = repeat(LINES, (index) => index);
  const kept = all.filter(isKept).map((index, place) => {
    const [river, lake] = [inRiver(index), LAKE.top + place * LAKE.apart];
    return `M0 ${short(river)}H${stands}C${coordinates(1120, river, 1040, lake, 1360, lake)}H${WIDTH}`;
  });
  const back = all
    .filter((index) => !isKept(index))
    .map((index, place) => {
      const river = inRiver(index);
      const reach = turns + 240 - place * 26;
      return `M0 ${short(river)}H${turns}C${coordinates(reach, river, reach, BACK, turns, BACK)}`;
    });
  /** The river's lines end on both sides of them. */
  const bend = back.map((way) => way.replace(/^M0 (.+)H(\d+)/, 'M$2 $1'));
  const slots = steps(78, 218, 20).map((y) => `M${stands} ${y}v9`);
  return (
    path(kept.join(''), line(RIVER)) +
    path(bend.join(''), even(7, { stroke: 'var(--ground)' })) +
    path(
      `${back.join('')}H92M140 ${BACK - 15}L92 ${BACK}L140 ${BACK + 15}`,
      even(3, { ...inColour('first'), 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    ) +
    path(slots.join(''), even(15, { 'stroke-linecap': 'round', stroke: 'var(--ground)' })) +
    path(slots.join(''), even(7, { 'stroke-linecap': 'round' }))
  );
}

/** How high the bars are, from the first one that the lake gives. */
const TOPS = [172, 156, 166, 140, 148, 124, 130, 106, 92];
const [EACH, FIRST, APART, WITHIN] = [4, 110, 116, 19];
const LIMIT = 40;

/** The lake's lines stand up, four to a bar; where the last one leads, somebody is told before it is a problem. */
export function chart(): string {
  const places = TOPS.flatMap((top, bar) =>
    repeat(EACH, (index) => ({
      x: FIRST + bar * APART + index * WITHIN,
      y: LAKE.top + (bar * EACH + index) * LAKE.apart,
      top,
    })),
  );
  const inLake = places.map(({ x, y }) => `M0 ${short(y)}H${x - 26}`);
  const risen = places.map(
    ({ x, y, top }) => `M${coordinates(x - 26, y)}Q${coordinates(x, y, x, y - 16)}V${top}`,
  );
  const start: Point = { x: FIRST + (TOPS.length - 1) * APART + 1.5 * WITHIN, y: TOPS.at(-1) ?? 0 };
  const told: Point = { x: 1370, y: 62 };
  const rise = (x: number): number => {
    const on = (x - start.x) / (told.x - start.x);
    return start.y - 8 - (start.y - 8 - told.y) * (0.7 * on + 0.3 * on ** 2);
  };
  const trend = steps(start.x + 44, WIDTH, 36)
    .filter((x) => Math.abs(x - told.x) > 60)
    .map((x) => ({ x, y: rise(x) }))
    .filter(({ y }) => y > LIMIT + 4);
  return (
    path(inLake.join(''), line(RIVER)) +
    path(risen.slice(0, -EACH).join(''), even('clamp(2px, .21vi, 3px)', RIVER)) +
    path(risen.slice(-EACH).join(''), even('clamp(3.2px, .33vi, 4.8px)', accentStroke)) +
    path(`M96 ${LIMIT}H${WIDTH}`, even(3, { 'stroke-dasharray': '.1 9', 'stroke-linecap': 'round' })) +
    dots(trend, 6, accentStroke) +
    dots([told], 42, accentStroke) +
    dots([told], 34, { stroke: 'var(--ground)' }) +
    dots([told], 20, accentStroke)
  );
}
