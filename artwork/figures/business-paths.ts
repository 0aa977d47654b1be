import {
  coordinates,
  line,
  polar,
  repeat,
  seededRandom,
  smooth,
  steps,
  type Point,
} from '../shared/geometry.ts';
import { circle, circleData, path, solid, type Figure } from './elements.ts';

const quiet = { opacity: 0.42 };
const plain = { opacity: 0.8 };
const strong = { 'stroke-width': 2 };

const node = (centre: Point, radius = 4.5): string => circle(centre, radius, solid);
const ring = (centre: Point, radius: number): string => circle(centre, radius, { opacity: 0.9 });

/** Digital Solutions: three planes of one product, threaded by columns. */
function solutions(): string {
  const planes = [70, 150, 230].map((y) => ({ x: 300, y }));
  const [halfWidth, halfHeight] = [150, 52];
  const outline = ({ x, y }: Point): string =>
    `M${x - halfWidth} ${y}L${x} ${y - halfHeight}L${x + halfWidth} ${y}L${x} ${y + halfHeight}Z`;
  const grid = ({ x, y }: Point): string =>
    [0.25, 0.5, 0.75]
      .map((share) => {
        const [alongX, alongY] = [halfWidth * share, halfHeight * share];
        const rising = line(
          { x: x - halfWidth + alongX, y: y - alongY },
          { x: x + alongX, y: y + halfHeight - alongY },
        );
        const falling = line(
          { x: x - halfWidth + alongX, y: y + alongY },
          { x: x + alongX, y: y - halfHeight + alongY },
        );
        return rising + falling;
      })
      .join('');
  const columns = [
    { x: -75, y: 0 },
    { x: 0, y: -26 },
    { x: 75, y: 0 },
    { x: 0, y: 26 },
    { x: -37.5, y: 13 },
  ];
  const threads = columns.map(({ x, y }) => `M${300 + x} ${70 + y}v160`).join('');
  const nodes = columns.flatMap((column, columnIndex) =>
    planes.map((plane, planeIndex) => {
      const isCrossing = (columnIndex + planeIndex) % 2 === 0 || columnIndex < 2;
      return isCrossing
        ? node({ x: plane.x + column.x, y: plane.y + column.y }, planeIndex === 0 ? 5 : 4)
        : '';
    }),
  );
  return (
    path(planes.map(outline).join(''), plain) +
    path(planes.map(grid).join(''), quiet) +
    path(threads, strong) +
    nodes.join('')
  );
}

/** Managed Service: a day in ticks, and satellites on three orbits around what is kept running. */
function managedService(): string {
  const centre = { x: 300, y: 150 };
  const orbits = [
    { radius: 44, degrees: [40], size: 5 },
    { radius: 76, degrees: [160, 300], size: 5 },
    { radius: 106, degrees: [75, 205, 330], size: 4 },
  ];
  const tick = (index: number): string => {
    const angle = (index / 96) * Math.PI * 2 - Math.PI / 2;
    return line(polar(centre, 128, angle), polar(centre, index % 8 === 0 ? 142 : 134, angle));
  };
  const ticks = repeat(96, tick);
  return [
    path(ticks.filter((_, index) => index % 8 !== 0).join(''), quiet),
    path(
      ticks.filter((_, index) => index % 8 === 0).join('') +
        orbits.map(({ radius }) => circleData(centre, radius)).join(''),
      plain,
    ),
    ...orbits.flatMap(({ radius, degrees, size }) =>
      degrees.map((degree) => node(polar(centre, radius, (degree * Math.PI) / 180), size)),
    ),
    ring(centre, 16),
    node(centre, 6),
  ].join('');
}

/** Digital Transformation: scatter resolves into order. */
function transformation(): string {
  const random = seededRandom(41);
  const [plainLines, strongLines, nodes]: [string[], string[], string[]] = [[], [], []];
  for (let row = 0; row < 8; row += 1) {
    const target = 34 + row * 33;
    const start = { x: 60 + random() * 110, y: 40 + random() * 220 };
    const curve = `M${coordinates(start.x, start.y)}C${coordinates(start.x + 130, start.y, 250, target, 372, target)}H540`;
    (row % 3 === 1 ? strongLines : plainLines).push(curve);
    nodes.push(
      circleData(start, 3.6),
      ...steps(380, 540, 40).map((x) => circleData({ x, y: target }, x === 380 ? 4.6 : 2.6)),
    );
  }
  const dust = repeat(26, () => circleData({ x: 30 + random() * 170, y: 24 + random() * 250 }, 1.8));
  return (
    path(plainLines.join(''), plain) +
    path(strongLines.join(''), strong) +
    path([...nodes, ...dust].join(''), solid)
  );
}

/** Customer Experience: the journey as terrain, its touchpoints dropped to the ground. */
function experience(): string {
  const journey: Point[] = [
    { x: 40, y: 190 },
    { x: 120, y: 120 },
    { x: 205, y: 168 },
    { x: 300, y: 72 },
    { x: 390, y: 136 },
    { x: 470, y: 60 },
    { x: 560, y: 96 },
  ];
  const layer = (depth: number): string =>
    smooth(
      journey.map(({ x, y }) => ({ x, y: y + depth * 12 + depth * depth * 1.3 * (y > 120 ? -0.4 : 0.8) })),
    );
  const isPeak = (index: number): boolean => index === 3 || index === 5;
  return [
    path(layer(0), strong),
    path([1, 2, 3, 4, 5].map(layer).join(''), quiet),
    path(journey.map(({ x, y }) => `M${x} ${y + 10}V262`).join(''), { ...quiet, 'stroke-dasharray': '2 5' }),
    ...journey.map(
      (point, index) => node(point, isPeak(index) ? 6 : 4.5) + (isPeak(index) ? ring(point, 14) : ''),
    ),
    path('M20 262H580', plain),
  ].join('');
}

/** Data Management & BI: a distribution in dots under the curve that explains it. */
function data(): string {
  const height = (column: number): number =>
    0.14 + 0.62 * Math.exp(-(((column - 16) / 5.2) ** 2)) + 0.26 * Math.exp(-(((column - 5) / 2.8) ** 2));
  const curve = repeat(27, (column) => ({ x: 40 + column * 20, y: 256 - height(column) * 210 - 12 }));
  const tallest = Math.max(...curve.map((_, column) => Math.round(height(column) * 15)));
  const rows = repeat(tallest, (row) =>
    path(
      curve
        .flatMap(({ x }, column) =>
          row < Math.round(height(column) * 15) ? [circleData({ x, y: 256 - row * 14 }, 2.6)] : [],
        )
        .join(''),
      { opacity: 1 - 0.045 * row },
    ),
  );
  const [main, minor] = [curve[16], curve[5]];
  const marks = main && minor ? node(main, 6) + ring(main, 14) + node(minor) : '';
  return `<g fill="currentColor" stroke="none">${rows.join('')}</g>${path(smooth(curve), strong)}${marks}${path('M30 268H570', plain)}`;
}

export const businessPathFigures: readonly Figure[] = [
  solutions,
  managedService,
  transformation,
  experience,
  data,
].map((draw, index) => ({
  id: `path-${index + 1}`,
  width: 600,
  height: 300,
  strokeWidth: 1.3,
  body: draw(),
}));
