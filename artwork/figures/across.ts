import { smoothLine } from '../drawings/smooth-line.ts';
import { coordinates, short, steps, type Point } from '../shared/geometry.ts';
import { ACROSS_HEIGHT as HEIGHT, ACROSS_WIDTH as WIDTH } from './across-parts.ts';
import { duneOfData } from './dune-of-data.ts';
import { accentStroke, path, type Figure } from './elements.ts';
import { dots, even } from './even-lines.ts';
import { pointsOfContact } from './points-of-contact.ts';
import { chart, sieve, sources } from './streams.ts';

/** So far a way goes on before its first step and behind its last one, in steps: to the edges of wide windows. */
const BEYOND = 5;

/** How far behind a column's edge a node has its middle: its own edge is where the words begin. */
const NODE = 0.035;

/** From a place counted in steps to one in the drawing. */
const placeOf =
  (count: number) =>
  (step: number): number =>
    ((step + BEYOND) * WIDTH) / (count + 2 * BEYOND);

/** Where a line stands over a place across: where it is highest there. */
function highestAt(points: readonly Point[], across: number): Point {
  const heights = points.flatMap(({ x, y }, index) => {
    const next = points[index + 1];
    if (!next || (x - across) * (next.x - across) > 0 || x === next.x) return [];
    return y + ((next.y - y) * (across - x)) / (next.x - x);
  });
  return { x: across, y: Math.min(...heights) };
}

/**
 * Transformation: three lines, tangled, each loop smaller than the one before, until one of them is left, straight. Each
 * step has its node on the one that stays, and a stem down to its words.
 */
function straightens(): string {
  const x = placeOf(4);
  const [level, calmAt] = [284, 2.92];
  const strand = (late: number, least: number): Point[] =>
    [...steps(-BEYOND, calmAt, 0.03), 3 + NODE].map((at) => {
      const left = at < 0 ? 1 : Math.max(0, 1 - (at / calmAt) ** 2) ** 2;
      const turn = 2 * Math.PI * (2.3 * at + 0.16 * Math.sin(2.6 * at + late)) + late;
      const reach = 124 * left * (0.74 + 0.26 * Math.sin(4.3 * at + 2 * late)) * least;
      // Loops until here, waves from here on: what is between the two would have a sharp corner.
      const loops = 1 / (1 + Math.exp((at - 1.2) / 0.07));
      return {
        x: x(at + 0.4 * left * loops * Math.sin(turn)),
        y: level - 134 * left * least - reach * Math.cos(turn),
      };
    });
  const stays = strand(0, 1);
  const last = { x: x(3 + NODE), y: level };
  const open = [0, 1, 2].map((step) => highestAt(stays, x(step + NODE)));
  const nodesOf = (nodes: readonly Point[]): string =>
    path(nodes.map((node) => `M${coordinates(node.x, node.y)}V${HEIGHT}`).join(''), even(2, accentStroke)) +
    dots(nodes, 26, accentStroke) +
    dots(
      nodes.filter((node) => node !== last),
      16,
      { stroke: 'var(--ground)' },
    );
  return (
    path(smoothLine(strand(2.1, 1.06)) + smoothLine(strand(4, 0.8)), even(1.4, { opacity: 0.6 })) +
    path(smoothLine(stays), even(3.4)) +
    path(`M${short(last.x)} ${level}H${WIDTH}`, even(6, accentStroke)) +
    nodesOf(open.slice(0, 2)) +
    `<g opacity="var(--later, 1)">${nodesOf([...open.slice(2), last])}</g>`
  );
}

/**
 * Customer experience: satisfaction rises and falls from step to step; behind the last it rises, for so long that it
 * leaves every window before it has another crest. Below it lies the light of the hour; its nodes are the page's, one
 * for each step.
 */
function rises(): string {
  const x = placeOf(4);
  const [middle, swing, last] = [118, 88, 3 + NODE];
  const y = (at: number): number =>
    middle - swing * Math.cos(Math.PI * (at < last ? at - NODE : 3 + (at - last) / 3));
  const wave = smoothLine(steps(-BEYOND, 4 + BEYOND, 0.1).map((at) => ({ x: x(at), y: y(at) })));
  return (
    path(`${wave}V${HEIGHT}H0z`, { fill: 'var(--field, none)', stroke: 'none' }) +
    path(wave, even(5, accentStroke))
  );
}

const DRAWINGS = {
  'way-3': straightens,
  'way-4': rises,
  'way-5': () => duneOfData(placeOf(6)),
  points: pointsOfContact,
  sources,
  sieve,
  chart,
};

/** What the steps of the last three paths stand on, the points of contact, and the streams: from one edge of a window to the other. */
export const acrossFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([id, draw]) => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
