import { SITE_MAP_GROUPS } from '../../content/facts/site-map.ts';
import { repeat, short, type Point } from '../shared/geometry.ts';
import { path } from '../figures/elements.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const [WIDTH, HEIGHT] = [1216, 1092];
const ROOT = { x: 128, y: 530, radius: 128 };
const NEAR = 380;
const FAR = 800;

/** Between two lines of one group, and how much more between two groups: all turn about the same centres. */
const [GAP, APART] = [6, 4];

/** Lines of the most important pages are heavier than the others. */
const [WEIGHT, IMPORTANT] = [2, 3.4];

/** Where the lines leave the level, and how tightly the innermost of them bends, there and back into it. */
const [LEAVES, RADIUS] = [188, 56];

/** How far below the line of a far group the heading of a near one is. */
const STAGGER = 68;

/** The lines of the far groups: each passes 60 px and more below what the near group over it lists. */
const [FIRST, SECOND, THIRD] = [24, 500, 880];

/** Below their group's heading all have their links; over three of the near ones a line passes on to a far one. */
const STATIONS: readonly Point[] = [
  { x: NEAR, y: FIRST + STAGGER },
  { x: NEAR, y: 372 },
  { x: NEAR, y: SECOND + STAGGER },
  { x: NEAR, y: THIRD + STAGGER },
  { x: FAR, y: FIRST },
  { x: FAR, y: SECOND },
  { x: NEAR, y: THIRD - STAGGER },
  { x: FAR, y: THIRD },
];

const linesOf = (index: number) => SITE_MAP_GROUPS[index]?.links.length ?? 1;

const GROUPS = STATIONS.map(({ x, y }, index) => ({
  x,
  y,
  lines: linesOf(index),
  after: STATIONS.slice(index + 1).reduce((sum, _, later) => sum + linesOf(index + 1 + later), 0),
  important: SITE_MAP_GROUPS[index]?.links.flatMap(({ isStarred }, page) => (isStarred ? [page] : [])) ?? [],
}));

/** In the order in which their lines leave the dot, from the top. */
const FROM_THE_TOP = GROUPS.toSorted((one, other) => one.y - other.y);

/** The groups at the dot's own height: their lines go there dead straight, and the others leave above and below them. */
const FIRST_LEVEL = FROM_THE_TOP.findIndex(({ y }) => y === SECOND);
const LAST_LEVEL = FROM_THE_TOP.findIndex(({ y }) => y === SECOND + STAGGER);

/** As high as a group's lines are, and the way to those of the next one. */
const heightOf = ({ lines }: { lines: number }) => (lines - 1) * GAP;
const NEXT = GAP + APART;

/** Where the first line of each group leaves the dot. */
const LEAVE_AT = FROM_THE_TOP.map((group, index) => {
  const [level, between] =
    index < FIRST_LEVEL
      ? [FIRST_LEVEL, FROM_THE_TOP.slice(index, FIRST_LEVEL)]
      : index > LAST_LEVEL
        ? [LAST_LEVEL, FROM_THE_TOP.slice(LAST_LEVEL, index)]
        : [index, []];
  const way = between.reduce((sum, each) => sum + heightOf(each) + NEXT, 0);
  const { y, lines } = FROM_THE_TOP[level] ?? group;
  return y - heightOf({ lines }) / 2 + (index < level ? -way : way);
});

/** The outermost lines, from which the bends are counted. */
const TOP = LEAVE_AT[0] ?? 0;
const BOTTOM = (LEAVE_AT.at(-1) ?? 0) + heightOf(FROM_THE_TOP.at(-1) ?? { lines: 1 });

/** One of all the lines: two arcs about the same centres as its neighbours', so that they stay as far apart as they are. */
function strand(direction: Direction, from: number, { x: end, y }: Point, aside: number): string {
  const x = (value: number) => short(fromStart(direction, WIDTH)(value));
  const level = y + aside;
  if (level === from) return `M${x(ROOT.x)} ${short(from)}H${x(end)}`;
  const [climb, down] = [Math.abs(level - from), Math.sign(level - from)];
  const first = RADIUS + (down < 0 ? from - TOP : BOTTOM - from);
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
    `H${x(end)}`,
  ].join('');
}

/** A line for each page, heavier for the most important ones: they leave the dot side by side, turn off by groups or go on at its height, and a group's end in its node, which is as high as they are. */
function nodeMap(direction: Direction): View {
  const bundles = FROM_THE_TOP.map(({ lines, important, ...station }, group) => {
    const strands = repeat(lines, (page) =>
      strand(direction, (LEAVE_AT[group] ?? 0) + page * GAP, station, (page - (lines - 1) / 2) * GAP),
    );
    const drawn = (isImportant: boolean) => {
      const shown = strands.filter((_, page) => important.includes(page) === isImportant).join('');
      return shown === '' ? '' : path(shown, isImportant ? { 'stroke-width': IMPORTANT } : {});
    };
    return drawn(false) + drawn(true);
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: WEIGHT,
    body: bundles.join(''),
    dot: ROOT,
    labels: GROUPS,
  };
}

/** On a phone the map is a trunk with branches, which the page draws itself. */
export const nodeMapDrawing: Drawing = {
  name: 'node-map',
  shows: 'From the home page a line for each page, by the eight groups of the site.',
  wide: nodeMap,
  narrow: nodeMap,
};
