import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH as WIDTH, dots, even } from './across-parts.ts';
import { accentStroke, path, type Attributes } from './elements.ts';
import { FEW, MANY, type Streams } from './stream-lines.ts';

/*
 * The parts of the fifth path, one drawing in three stretches that the page joins: forty lines come together from three
 * sources, pass a sieve into a lake, and stand up from it as a chart. Where each stretch
 * is as wide as a small window, forty would be one dark field: there it is twelve, which stay apart in every bend.
 */

const both = (draw: (streams: Streams) => string): string =>
  [MANY, FEW].map((streams) => `<g display="${streams.shown}">${draw(streams)}</g>`).join('');

const inColour = (name: string): Attributes => ({ stroke: `var(--${name}, currentColor)` });
const RIVER = inColour('river');
const line = (weight: string, more: Attributes): Attributes =>
  even(weight, { 'stroke-linecap': 'round', ...more });

const MIDDLE = 150;
const around = (index: number, count: number, apart: number): number =>
  MIDDLE + (index - (count - 1) / 2) * apart;
const countOf = ({ sources: each }: Streams): number => each.reduce((sum, count) => sum + count, 0);

/** Three sources, each of a colour and at its height. */
const SOURCES = [
  { colour: 'first', at: 52 },
  { colour: 'second', at: MIDDLE },
  { colour: 'river', at: 248 },
];

/** From where they meet they are one. */
export function sources(): string {
  const [leaves, agreed] = [240, 1180];
  const drawn = both((streams) => {
    const { apart, weight } = streams;
    const count = countOf(streams);
    const inNode = (index: number): number => around(index, count, apart.node);
    let before = 0;
    const arriving = SOURCES.map(({ colour, at }, source) => {
      const lines = streams.sources[source] ?? 0;
      const ways = repeat(lines, (index) => {
        const y = at + (index - (lines - 1) / 2) * apart.source;
        const meets = inNode(before + index);
        return `M0 ${short(y)}H${leaves}C${coordinates(720, y, 760, meets, agreed, meets)}`;
      });
      before += lines;
      return path(ways.join(''), line(weight, inColour(colour)));
    });
    const leaving = repeat(count, (index) => {
      const [meets, y] = [inNode(index), around(index, count, apart.river)];
      return `M${coordinates(agreed, meets)}C${coordinates(1360, meets, 1380, y, WIDTH, y)}`;
    });
    return arriving.join('') + path(leaving.join(''), line(weight, RIVER));
  });
  return drawn + dots([{ x: agreed, y: MIDDLE }], 44, accentStroke);
}

/** At what depth all that is not whole goes back, as one. */
const BACK = 262;

/** What is not whole goes back before the sieve; behind it all falls into a lake. */
export function sieve(): string {
  const [turns, stands] = [330, 800];
  const drawn = both((streams) => {
    const { apart, turn, weight } = streams;
    const count = countOf(streams);
    const inRiver = (index: number): number => around(index, count, apart.river);
    const kept = repeat(count, (index) => index)
      .filter((index) => !streams.back.includes(index))
      .map((index, place) => {
        const [river, lake] = [inRiver(index), streams.lake + place * apart.lake];
        return `M0 ${short(river)}H${stands}C${coordinates(1120, river, 1040, lake, 1360, lake)}H${WIDTH}`;
      });
    const back = streams.back.map((index, place) => {
      const river = inRiver(index);
      const reach = turns + turn.reach - place * turn.less;
      return `M0 ${short(river)}H${turns}C${coordinates(reach, river, reach, BACK, turns, BACK)}`;
    });
    /** The river's lines end on both sides of them. */
    const bend = back.map((way) => way.replace(/^M0 (.+)H(\d+)/, 'M$2 $1'));
    return (
      path(kept.join(''), line(weight, RIVER)) +
      path(bend.join(''), even(turn.halo, { stroke: 'var(--ground)' })) +
      path(
        `${back.join('')}H92M140 ${BACK - 15}L92 ${BACK}L140 ${BACK + 15}`,
        even(3, { ...inColour('first'), 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
      )
    );
  });
  const slots = steps(78, 218, 20).map((y) => `M${stands} ${y}v9`);
  return (
    drawn +
    path(slots.join(''), even(15, { 'stroke-linecap': 'round', stroke: 'var(--ground)' })) +
    path(slots.join(''), even(7, { 'stroke-linecap': 'round' }))
  );
}

const LIMIT = 40;
/** Its ring ends where the page does. */
const TOLD: Point = { x: 1488, y: 84 };

/** The lake's lines stand up, some to a bar, below what would be a problem. */
function risenFrom({ apart, bars, lake, margin, weight }: Streams): string {
  const places = bars.tops.flatMap((top, bar) =>
    repeat(bars.lines, (index) => ({
      x: bars.first + bar * bars.apart + index * bars.within,
      y: lake + (bar * bars.lines + index) * apart.lake,
      top,
    })),
  );
  const inLake = places.map(({ x, y }) => `M0 ${short(y)}H${x - bars.bend}`);
  const risen = places.map(
    ({ x, y, top }) => `M${coordinates(x - bars.bend, y)}Q${coordinates(x, y, x, y - 16)}V${top}`,
  );
  return (
    path(inLake.join(''), line(weight, RIVER)) +
    path(risen.slice(0, -bars.lines).join(''), even(bars.weight, RIVER)) +
    path(risen.slice(-bars.lines).join(''), even(bars.last, accentStroke)) +
    path(`M${margin} ${LIMIT}H${WIDTH}`, even(3, { 'stroke-dasharray': '.1 9', 'stroke-linecap': 'round' })) +
    dots(trendFrom(bars), 6, accentStroke)
  );
}

/** Where the last bar leads. */
function trendFrom({ tops, first, apart, lines, within }: Streams['bars']): Point[] {
  const [start, top] = [first + (tops.length - 1) * apart + (lines - 1) * within, (tops.at(-1) ?? 0) - 8];
  return steps(start + 44, TOLD.x - 92, 36).map((x) => {
    const on = (x - start) / (TOLD.x - start);
    return { x, y: top - (top - TOLD.y) * (0.7 * on + 0.3 * on ** 2) };
  });
}

/** Bars out of the lake; where the last one leads, somebody is told before it is a problem. */
export function chart(): string {
  return (
    both(risenFrom) +
    dots([TOLD], 42, accentStroke) +
    dots([TOLD], 34, { stroke: 'var(--ground)' }) +
    dots([TOLD], 20, accentStroke)
  );
}
