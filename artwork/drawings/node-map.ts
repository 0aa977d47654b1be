import { short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const [WIDTH, HEIGHT] = [1216, 860];
const ROOT: Point = { x: 22, y: 380 };
const NEAR = 360;
const FAR = 800;

/** A group of the map; a far line crosses the near column in the lane between two of its groups. */
interface Station extends Point {
  lane?: number;
}

const STATIONS: readonly Station[] = [
  { x: NEAR, y: 40 },
  { x: NEAR, y: 300 },
  { x: NEAR, y: 482 },
  { x: NEAR, y: 706 },
  { x: FAR, y: 90, lane: 238 },
  { x: FAR, y: 400, lane: 424 },
  { x: FAR, y: 560, lane: 640 },
  { x: FAR, y: 706, lane: 654 },
];

function nodeMap(direction: Direction): View {
  const x = (value: number) => short(fromStart(direction, WIDTH)(value));
  const lines = STATIONS.map(({ x: end, y, lane }) => {
    const start = `M${x(ROOT.x)} ${ROOT.y}`;
    if (lane === undefined) {
      return `<path d="${start}C${x(ROOT.x + 170)} ${ROOT.y} ${x(ROOT.x + 140)} ${y} ${x(end)} ${y}"/>`;
    }
    const toLane = `C${x(ROOT.x + 150)} ${ROOT.y} ${x(ROOT.x + 150)} ${lane} ${x(NEAR - 10)} ${lane}`;
    return `<path d="${start}${toLane}H${x(640)}C${x(720)} ${lane} ${x(700)} ${y} ${x(end)} ${y}"/>`;
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: 1.4,
    body: lines.join(''),
    dot: { ...ROOT, radius: 22 },
    labels: STATIONS,
  };
}

/** On a phone the map is a trunk with branches, which the page draws with borders. */
export const nodeMapDrawing: Drawing = {
  name: 'node-map',
  shows: 'Eight lines from the home page to the eight groups of the site.',
  wide: nodeMap,
  narrow: nodeMap,
};
