import { repeat, short, steps, type Point } from '../../shared/geometry.ts';
import { path } from '../elements.ts';
import { svgOf, type Line } from '../lines.ts';
import { node, ring, STRONG } from '../path-parts.ts';
import { cover } from './cover.ts';
import { groundAt, type Crest } from './crest.ts';

/** `day-dusk`: a dune at the left, its flank running out to the right. */
const DUSK: Crest = [
  [0, 265],
  [93, 305],
  [137, 317],
  [191, 272],
  [221, 256],
  [262, 272],
  [325, 299],
  [387, 326],
  [450, 348],
  [521, 371],
  [600, 388],
];

/** Where its shaded flanks end: at the sunlit face between them. */
const FACE: readonly (readonly [from: Point, to: Point])[] = [
  [
    { x: 134, y: 317 },
    { x: 76, y: 400 },
  ],
  [
    { x: 222, y: 256 },
    { x: 266, y: 400 },
  ],
];

const [STEP, ROW] = [12, 12];
const LIFTED = 7;

/** Whether a place lies in the shade: before the face's first edge, or behind its second one. */
function isShaded({ x, y }: Point): boolean {
  const edges = FACE.map(([from, to]) => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
  const [first = 0, second = 0] = edges;
  return x < first - 6 || x > second + 6;
}

/** The picture's upper edge: bars that rise with the reading, above the level on which they are one. */
const [BARS, APART, LEVEL] = [20, 8, 138];

/** What lies over the bars and between them. */
function aboveBars(): string {
  const pitch = 600 / BARS;
  return repeat(BARS, (bar) => {
    const end = (bar + 1) * pitch;
    const height = LEVEL * (0.16 + (0.9 * bar) / BARS) + 13 * Math.sin(2.3 * bar);
    const top = Math.max(-4, LEVEL - height);
    return `M${short(end - pitch)} -4H${short(end)}V${LEVEL}h${-APART}V${short(top)}H${short(end - pitch)}z`;
  }).join('');
}

/**
 * Data Management & BI: the dune's own surface is its data, in dots; over its crest they go on, as what is coming. The
 * sky over it is a chart.
 */
export function data(): string {
  const [peakX] = [221];
  const peak = { x: peakX, y: groundAt(DUSK, peakX) };
  const places = steps(4, 600, STEP);
  const rowAt = (row: number): Line => {
    const centres = places
      .map((x) => ({ x, y: groundAt(DUSK, x) + row * ROW }))
      .filter((place) => place.y < 398 && isShaded(place));
    return {
      kind: 'dots',
      centres,
      radius: Number((2.5 - 0.07 * row).toFixed(2)),
      opacity: Number((1 - 0.055 * row).toFixed(2)),
    };
  };
  const lifted = (row: number): Line => {
    const centres = places
      .filter((x) => x > peakX + row * ROW)
      .map((x) => ({ x, y: groundAt(DUSK, x) - row * ROW - (row * row * 0.02 * (x - peakX)) / 10 }));
    return {
      kind: 'dots',
      centres,
      radius: Number((2.3 - 0.16 * row).toFixed(2)),
      opacity: Number((0.92 - 0.11 * row).toFixed(2)),
    };
  };
  const crest = DUSK.map(([x, y]) => ({ x, y }));
  const marks = [340, 460].map((x) => node({ x, y: groundAt(DUSK, x) }, 4.5));
  const lines: Line[] = [
    ...repeat(13, (row) => rowAt(row + 1)),
    ...repeat(LIFTED, (row) => lifted(row + 1)),
    { kind: 'curve', points: crest.filter(({ x }) => x <= 100), ...STRONG },
    { kind: 'curve', points: crest.filter(({ x }) => x >= peakX), ...STRONG },
    ...marks,
    node(peak, 6),
    ring(peak, 14),
  ];
  return path(aboveBars(), cover) + svgOf(lines);
}
