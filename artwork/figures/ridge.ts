import { elevation, type Dune } from '../shared/dunes.ts';
import { short, smooth, steps, type Point } from '../shared/geometry.ts';
import type { Figure } from './elements.ts';

const [WIDTH, HEIGHT, GROUND, LINES] = [1440, 640, 500, 30];

/** Three dunes carry the home page's counters. */
const threeDunes: readonly Dune[] = [
  { centre: 0.185, height: 262, windward: 0.135, leeward: 0.062 },
  { centre: 0.515, height: 128, windward: 0.12, leeward: 0.052 },
  { centre: 0.83, height: 196, windward: 0.13, leeward: 0.06 },
];

/**
 * Four dunes carry the statistics; they stand closer, so they are narrower. Half of a numeral fits between the first
 * crest and the container's edge, and between the last and the other.
 */
const fourDunes: readonly Dune[] = [
  { centre: 0.175, height: 218, windward: 0.1, leeward: 0.05 },
  { centre: 0.4, height: 112, windward: 0.09, leeward: 0.042 },
  { centre: 0.615, height: 176, windward: 0.1, leeward: 0.048 },
  { centre: 0.825, height: 132, windward: 0.09, leeward: 0.044 },
];

/** One line of wind; near the crests it is cut at each of them, because a crest is an edge and no curve. */
function windLine(dunes: readonly Dune[], depth: number, index: number): string {
  const hasCrests = depth < 0.3;
  const crests = hasCrests ? dunes.map(({ centre }) => (centre + depth * 0.03) * WIDTH) : [];
  // Towards the viewer the curves are gentle and need fewer points.
  const columns = steps(-24, WIDTH + 24, hasCrests ? 24 : 48);
  const pointAt = (x: number): Point => ({
    x,
    y:
      GROUND +
      depth * depth * 124 -
      elevation(dunes, x / WIDTH, depth) * (1 - depth) ** 1.3 +
      5 * depth * Math.sin(x * 0.0085 + index * 0.3),
  });
  const ends = [-Infinity, ...crests, Infinity];
  const pieces = ends.slice(1).map((end, piece) => {
    const start = ends[piece] ?? -Infinity;
    const inside = columns.filter((x) => x > start + 4 && x < end - 4);
    return smooth([start, ...inside, end].filter(Number.isFinite).map(pointAt));
  });
  // The pen already stands where the next piece starts.
  return pieces.join('').replaceAll(/(?<!^)M[^c]+/g, '');
}

function drawRidge(dunes: readonly Dune[]): string {
  return Array.from({ length: LINES }, (_, index) => {
    const depth = index / (LINES - 1);
    const weight = index === 0 ? ' stroke-width="2.2"' : ` stroke-opacity="${short(0.7 - 0.5 * depth, 2)}"`;
    return `<path vector-effect="non-scaling-stroke" d="${windLine(dunes, depth, index)}"${weight}/>`;
  }).join('');
}

/** The stroke colour is left to the page, which may give it a gradient: its stops could not follow a theme here. */
const ridge = (id: string, dunes: readonly Dune[]): Figure => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1,
  stroke: 'inherit',
  body: drawRidge(dunes),
});

export const ridgeFigure = ridge('ridge', threeDunes);
export const fourDunesFigure = ridge('ridge-four', fourDunes);

/** Where the crests are, in percent of the figure's width and height, in reading order of its drawing. */
const crestsOf = (dunes: readonly Dune[]) =>
  dunes.map(({ centre }) => ({
    x: Number((centre * 100).toFixed(2)),
    y: Number((((GROUND - elevation(dunes, centre, 0)) / HEIGHT) * 100).toFixed(2)),
  }));

export const ridgeCrests = crestsOf(threeDunes);
export const fourDunesCrests = crestsOf(fourDunes);
