import { elevation, type Dune } from '../../shared/dunes.ts';
import { crestsOf, depthOf, ONE_DUNE, RIDGE, ridgeY } from '../../shared/ridge.ts';
import { THREE_DUNES } from './three-dunes.ts';
import { withExactCrests } from '../drawings/exact-crests.ts';
import { short, smooth, steps, type Point } from '../shared/geometry.ts';
import type { Figure } from './elements.ts';

const { width: WIDTH, height: HEIGHT, ground: GROUND, lines: LINES } = RIDGE;

/**
 * Four dunes carry the statistics, two of projects and two of a hundred: within a pair they are as high as their numbers
 * say. They stand closer than three, so they are narrower. Half of a numeral fits between the first crest and the
 * container's edge, and between the last and the other.
 */
const fourDunes: readonly Dune[] = withExactCrests([
  { centre: 0.175, height: (252 / 325) * 216, windward: 0.1, leeward: 0.05 },
  { centre: 0.4, height: 216, windward: 0.1, leeward: 0.042 },
  { centre: 0.615, height: 0.99 * 140, windward: 0.09, leeward: 0.048 },
  { centre: 0.825, height: 140, windward: 0.09, leeward: 0.044 },
]);

/** One line of wind; near the crests it is cut at each of them, because a crest is an edge and no curve. */
function windLine(dunes: readonly Dune[], line: number): string {
  const hasCrests = depthOf(line) < 0.3;
  const crests = hasCrests ? crestsOf(dunes, line) : [];
  // Towards the viewer the curves are gentle and need fewer points.
  const columns = steps(-24, WIDTH + 24, hasCrests ? 24 : 48);
  const pointAt = (x: number): Point => ({ x, y: ridgeY(dunes, line, x) });
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
    const weight =
      index === 0 ? ' stroke-width="2.2"' : ` stroke-opacity="${short(0.7 - 0.5 * depthOf(index), 2)}"`;
    return `<path vector-effect="non-scaling-stroke" d="${windLine(dunes, index)}"${weight}/>`;
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

export const ridgeFigure = ridge('ridge', THREE_DUNES);
export const oneDuneFigure = ridge('ridge-one', [ONE_DUNE]);
export const fourDunesFigure = ridge('ridge-four', fourDunes);

/** Where the crests are, in percent of the figure's width and height, in reading order of its drawing. */
const crestPlaces = (dunes: readonly Dune[]) =>
  dunes.map(({ centre }) => ({
    x: Number((centre * 100).toFixed(2)),
    y: Number((((GROUND - elevation(dunes, centre, 0)) / HEIGHT) * 100).toFixed(2)),
  }));

export const ridgeCrests = crestPlaces(THREE_DUNES);
export const fourDunesCrests = crestPlaces(fourDunes);
