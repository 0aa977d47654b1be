import { coordinates, repeat, short, steps, type Point } from '../../shared/geometry.ts';
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

/** Whether a place lies in the shade: before the face's first edge, or behind its second one. */
function isShaded({ x, y }: Point): boolean {
  const edges = FACE.map(([from, to]) => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
  const [first = 0, second = 0] = edges;
  return x < first - 6 || x > second + 6;
}

/** The picture's upper edge: bars of sky, of which the first and the last are whole. */
const [BARS, APART] = [20, 8];

/** What lies over the bars and between them, down to the crest on which they stand. */
function aroundBars(): string {
  const pitch = (600 + APART) / BARS;
  return repeat(BARS, (bar) => {
    const [start, next] = [bar * pitch, (bar + 1) * pitch];
    const end = next - APART;
    const top = Math.max(-4, 176 - 178 * (bar / (BARS - 1)) ** 1.15 - 15 * Math.sin(2.3 * bar));
    const over = `M${short(start)} -4H${short(end)}V${short(top)}H${short(start)}z`;
    const crest = [end, ...DUSK.map(([x]) => x).filter((x) => x > end && x < next), next].toReversed();
    const between = crest.map((x) => `L${coordinates(x, groundAt(DUSK, x))}`).join('');
    return bar === BARS - 1 ? over : `${over}M${short(end)} -4H${short(next)}${between}z`;
  }).join('');
}

/**
 * Data Management & BI: the dune's own surface is its data, in dots; the sky that stands on its crest is a chart.
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
  const crest = DUSK.map(([x, y]) => ({ x, y }));
  const marks = [340, 460].map((x) => node({ x, y: groundAt(DUSK, x) }, 4.5));
  const lines: Line[] = [
    ...repeat(13, (row) => rowAt(row + 1)),
    { kind: 'curve', points: crest.filter(({ x }) => x <= 100), ...STRONG },
    { kind: 'curve', points: crest.filter(({ x }) => x >= peakX), ...STRONG },
    ...marks,
    node(peak, 6),
    ring(peak, 14),
  ];
  return path(aroundBars(), cover) + svgOf(lines);
}
