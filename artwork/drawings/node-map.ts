import { SITE_MAP_GROUPS } from '../../content/facts/site-map.ts';
import { repeat, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const [WIDTH, HEIGHT] = [1216, 1060];
const ROOT: Point = { x: 26, y: 412 };
const NEAR = 360;
const FAR = 730;

/** Between two lines of a group, where they run side by side; at the dot they lie closer. */
const [GAP, GAP_AT_ROOT] = [4, 1.7];

/** How far from the dot the middle line turns up or down; each one farther out turns so much earlier. */
const [TURN, EARLIER] = [176, 4.2];

/** A group of the map; a far line crosses the near column in the lane between two of its groups. */
interface Station extends Point {
  lane?: number;
}

/** The groups of a row begin on one line. */
const STATIONS: readonly Station[] = [
  { x: NEAR, y: 40 },
  { x: NEAR, y: 372 },
  { x: NEAR, y: 584 },
  { x: NEAR, y: 884 },
  { x: FAR, y: 40, lane: 292 },
  { x: FAR, y: 372, lane: 516 },
  { x: FAR, y: 584, lane: 762 },
  { x: FAR, y: 884, lane: 802 },
];

/** In the order in which their lines leave the dot, from the top. */
const FROM_THE_TOP = STATIONS.map((station, index) => {
  const pages = SITE_MAP_GROUPS[index]?.links.length ?? 1;
  return { station, pages, height: station.lane ?? station.y };
}).toSorted((one, other) => one.height - other.height);

/** A line for each page: they leave the dot together, part by groups, and a group's end in its node. */
function nodeMap(direction: Direction): View {
  const x = (value: number) => short(fromStart(direction, WIDTH)(value));
  const total = FROM_THE_TOP.reduce((sum, { pages }) => sum + pages, 0);
  let left = 0;
  const lines = FROM_THE_TOP.flatMap(({ station: { x: end, y, lane }, pages }) =>
    repeat(pages, (page) => {
      const out = left - (total - 1) / 2;
      const first = short(ROOT.y + out * GAP_AT_ROOT);
      const turn = ROOT.x + TURN - Math.abs(out) * EARLIER;
      left += 1;
      const aside = (page - (pages - 1) / 2) * GAP;
      const start = `M${x(ROOT.x)} ${first}`;
      if (lane === undefined) {
        // Each bends a little beside its neighbour; all close into the node in one sweep.
        return `<path d="${start}C${x(turn + 5)} ${first} ${x(turn - 5)} ${short(y + 2.6 * aside)} ${x(end)} ${y}"/>`;
      }
      const along = short(lane + aside);
      const toLane = `C${x(turn)} ${first} ${x(turn)} ${along} ${x(NEAR - 10)} ${along}`;
      // The shorter its way up or down, the later it leaves the lane, past the headings beside it.
      const span = Math.min(138, 48 + Math.abs(lane - y) / 2);
      const leaves = end - 20 - span;
      const toNode = `C${x(leaves + span * 0.58)} ${along} ${x(end - 40)} ${y} ${x(end)} ${y}`;
      return `<path d="${start}${toLane}H${x(leaves)}${toNode}"/>`;
    }),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: 1.5,
    body: lines.join(''),
    dot: { ...ROOT, radius: 26 },
    labels: STATIONS,
  };
}

/** On a phone the map is a trunk with branches, which the page draws itself. */
export const nodeMapDrawing: Drawing = {
  name: 'node-map',
  shows: 'From the home page a line for each page, by the eight groups of the site.',
  wide: nodeMap,
  narrow: nodeMap,
};
