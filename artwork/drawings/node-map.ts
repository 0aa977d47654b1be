import { SITE_MAP_GROUPS } from '../../content/facts/site-map.ts';
import { repeat, short, type Point } from '../shared/geometry.ts';
import { path } from '../figures/elements.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const [WIDTH, HEIGHT] = [1216, 1084];
const ROOT: Point = { x: 44, y: 336 };
const NEAR = 376;
const FAR = 764;

/** Between two lines, from the dot to where a group's close into its node. */
const GAP = 4;
const CLOSING = 40;

/** Where the lines leave the level, and how tightly the innermost of them bends, there and back into it. */
const [LEAVES, RADIUS] = [70, 120];

/** Below their group's heading near groups have their links; the lines of far ones pass between two of them. */
const STATIONS: readonly Point[] = [
  { x: NEAR, y: 92 },
  { x: NEAR, y: 494 },
  { x: NEAR, y: 692 },
  { x: NEAR, y: 956 },
  { x: FAR, y: 24 },
  { x: FAR, y: 432 },
  { x: FAR, y: 630 },
  { x: FAR, y: 898 },
];

/** In the order in which their lines leave the dot, from the top. */
const FROM_THE_TOP = STATIONS.map((station, index) => ({
  station,
  pages: SITE_MAP_GROUPS[index]?.links.length ?? 1,
})).toSorted((one, other) => one.station.y - other.station.y);

const TOTAL = FROM_THE_TOP.reduce((sum, { pages }) => sum + pages, 0);

/** One of all the lines: two arcs about the same centres as its neighbours', so that they stay as far apart as they are. */
function strand(direction: Direction, index: number, { x: end, y }: Point, aside: number): string {
  const x = (value: number) => short(fromStart(direction, WIDTH)(value));
  const from = ROOT.y + (index - (TOTAL - 1) / 2) * GAP;
  const level = y + aside;
  const [climb, down] = [Math.abs(level - from), Math.sign(level - from)];
  const first = RADIUS + GAP * (down < 0 ? index : TOTAL - 1 - index);
  const second = RADIUS + down * aside;
  // Without room for two quarters of a circle both arcs are shorter, not tighter.
  const angle = Math.acos(Math.max(0, 1 - climb / (first + second)));
  const [turned, back] = [LEAVES + first * Math.sin(angle), level - down * second * (1 - Math.cos(angle))];
  const arc = (radius: number, clockwise: boolean, to: Point) =>
    `A${radius} ${radius} 0 0 ${clockwise === (direction === 'ltr') ? 1 : 0} ${x(to.x)} ${short(to.y)}`;
  return [
    `M${x(ROOT.x)} ${short(from)}H${x(LEAVES)}`,
    arc(first, down > 0, { x: turned, y: from + down * first * (1 - Math.cos(angle)) }),
    `V${short(back)}`,
    arc(second, down < 0, { x: turned + second * Math.sin(angle), y: level }),
    `H${x(end - CLOSING)}C${x(end - 18)} ${short(level)} ${x(end - 22)} ${y} ${x(end)} ${y}`,
  ].join('');
}

/** A line for each page: they leave the dot side by side, turn off by groups, and a group's end in its node. */
function nodeMap(direction: Direction): View {
  let left = 0;
  const bundles = FROM_THE_TOP.map(({ station, pages }) => {
    const first = left;
    left += pages;
    const strands = repeat(pages, (page) =>
      strand(direction, first + page, station, (page - (pages - 1) / 2) * GAP),
    );
    return path(strands.join(''));
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: 1.5,
    body: bundles.join(''),
    dot: { ...ROOT, radius: 44 },
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
