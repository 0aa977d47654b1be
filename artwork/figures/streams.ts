import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_WIDTH as WIDTH, dots, even } from './across-parts.ts';
import { accentStroke, path, type Attributes } from './elements.ts';
import { FEW, MANY, type Streams } from './stream-lines.ts';

/*
 * The parts of the fifth path, one drawing in three stretches that the page joins: lines come together from three sources,
 * pass a sieve into a lake, and stand up from it as a chart, as heavy all the way. They are so many that none touches
 * another in any bend: two dozen, and half of them where each stretch is as wide as a small window.
 */

const both = (draw: (streams: Streams) => string): string =>
  [MANY, FEW].map((streams) => `<g display="${streams.shown}">${draw(streams)}</g>`).join('');

const inColour = (name: string): Attributes => ({ stroke: `var(--${name}, currentColor)` });
const RIVER = inColour('river');
const line = (weight: string, more: Attributes): Attributes =>
  even(weight, { 'stroke-linecap': 'round', ...more });

const MIDDLE = 150;
/** How far before its first line a bar's lines begin to turn, in lines: all turn around one middle. */
const TURN = 4;

const around = (index: number, count: number, apart: number): number =>
  MIDDLE + (index - (count - 1) / 2) * apart;
const countOf = ({ sources: each }: Streams): number => each.reduce((sum, count) => sum + count, 0);

/** Three sources, each of a colour and at its height. */
const SOURCES = [
  { colour: 'first', at: 56 },
  { colour: 'second', at: MIDDLE },
  { colour: 'river', at: 244 },
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
    const goesBack = (_: string, index: number): boolean => streams.back.includes(index);
    const whole = leaving.filter((way, index) => !goesBack(way, index));
    return (
      arriving.join('') +
      path(whole.join(''), line(weight, RIVER)) +
      path(leaving.filter(goesBack).join(''), line(weight, inColour('first')))
    );
  });
  return drawn + dots([{ x: agreed, y: MIDDLE }], 'var(--node, 44)', accentStroke);
}

/** At what depth all that is not whole goes back, as one. */
const BACK = 252;

/** What is not whole goes back before the sieve; behind it all falls into a lake, and what was asked for is seen. */
export function sieve(): string {
  const [turns, stands] = [440, 800];
  const drawn = both((streams) => {
    const { apart, bars, turn, weight } = streams;
    const count = countOf(streams);
    const inRiver = (index: number): number => around(index, count, apart.river);
    const kept = repeat(count, (index) => index).filter((index) => !streams.back.includes(index));
    const inLake = (place: number): number => streams.lake + place * apart.lake;
    const toSieve = kept.map((index) => `M0 ${short(inRiver(index))}H${stands}`);
    const fallen = kept.map((index, place) => {
      const [river, lake] = [inRiver(index), inLake(place)];
      return `M${coordinates(stands, river)}C${coordinates(1120, river, 1040, lake, 1360, lake)}H${WIDTH}`;
    });
    const back = streams.back.map((index, place) => {
      const river = inRiver(index);
      const down = turns + (streams.back.length - 1 - place) * turn.apart;
      const [from, rest] = [down - turn.across, BACK - turn.up];
      return (
        `M0 ${short(river)}H${from}Q${coordinates(down, river, down, river + turn.up)}V${rest}` +
        `Q${coordinates(down, BACK, from, BACK)}H${turns - turn.across}`
      );
    });
    /** The river's lines end on both sides of them. */
    const bend = back.map((way) => way.replace(/^M0 ([\d.]+)H(\d+)/, 'M$2 $1'));
    return (
      path([...toSieve, ...fallen.slice(0, -bars.lines)].join(''), line(weight, RIVER)) +
      path(fallen.slice(-bars.lines).join(''), line(weight, accentStroke)) +
      path(bend.join(''), even(turn.halo, { stroke: 'var(--ground)' })) +
      path(
        `${back.join('')}H92M140 ${BACK - 9}L92 ${BACK}L140 ${BACK + 9}`,
        line(weight, { ...inColour('first'), 'stroke-linejoin': 'round' }),
      )
    );
  });
  const slots = steps(78, 218, 20).map((y) => `M${stands} ${y}v9`);
  return (
    drawn +
    path(`M${stands} 78V227`, even(20, { stroke: 'var(--ground)' })) +
    path(slots.join(''), even(8, { 'stroke-linecap': 'round' }))
  );
}

const LIMIT = 36;
const TOLD: Point = { x: 1250, y: 61 };
/** How large its ring is, and what is within it. */
const RING = 'var(--ring, 42px)';

/** The lake's lines stand up, some to a bar, below what would be a problem: each as it lies, and those asked for in blue. */
function risenFrom({ apart, bars, lake, margin, weight }: Streams): string {
  const risen = bars.tops.flatMap((top, bar) =>
    repeat(bars.lines, (index) => {
      const y = lake + (bar * bars.lines + index) * apart.lake;
      const x = bars.first + bar * bars.apart + index * bars.within;
      const [across, up] = [(TURN + index) * bars.within, (TURN + index) * apart.lake];
      return `M0 ${short(y)}H${short(x - across)}Q${coordinates(x, y, x, y - up)}V${top}`;
    }),
  );
  return (
    path(risen.slice(0, -bars.lines).join(''), even(weight, RIVER)) +
    path(risen.slice(-bars.lines).join(''), even(weight, accentStroke)) +
    path(`M${margin} ${LIMIT}H${WIDTH}`, even(3, { 'stroke-dasharray': '.1 9', 'stroke-linecap': 'round' })) +
    dots(trendFrom(bars), 7, accentStroke)
  );
}

/** Where the last bar leads. */
function trendFrom({ tops, first, apart, lines, within }: Streams['bars']): Point[] {
  const [start, top] = [first + (tops.length - 1) * apart + (lines - 1) * within, (tops.at(-1) ?? 0) - 8];
  return steps(start + 50, TOLD.x - 150, 44).map((x) => {
    const on = (x - start) / (TOLD.x - start);
    return { x, y: top - (top - TOLD.y) * (0.7 * on + 0.3 * on ** 2) };
  });
}

/** Where it would go, unless somebody did something: over the limit, and out of the window. */
const unchecked = steps(TOLD.x + 160, WIDTH, 44).map((x): Point => {
  const on = (x - TOLD.x) / (WIDTH - TOLD.x);
  return { x, y: TOLD.y - 48 * on ** 1.3 };
});

/** Bars out of the lake; where the last one leads, somebody is told before it is a problem. */
export function chart(): string {
  return (
    both(risenFrom) +
    dots(unchecked, 5, { ...accentStroke, opacity: 0.6 }) +
    dots([TOLD], RING, accentStroke) +
    dots([TOLD], `calc(.84 * ${RING})`, { stroke: 'var(--ground)' }) +
    dots([TOLD], `calc(.48 * ${RING})`, accentStroke)
  );
}
