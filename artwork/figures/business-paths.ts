import { polar, repeat, seededRandom, steps, type Point } from '../shared/geometry.ts';
import type { Figure } from './elements.ts';
import { deal, straight, svgOf, type Line } from './lines.ts';
import { data, experience } from './path-curves.ts';
import { scatteredGrains, wayToRow } from './scatter.ts';
import { node, PLAIN, QUIET, ring, strokes, STRONG, WEIGHT } from './path-parts.ts';

/** Digital Solutions: three planes of one product, threaded by columns; three fields apart, so that their lines meet. */
function solutions(): Line[] {
  const planes = [72, 150, 228].map((y) => ({ x: 300, y }));
  const [halfWidth, halfHeight] = [150, 52];
  const outline = ({ x, y }: Point): Line => {
    const start = { x: x - halfWidth, y };
    const others = [
      { x, y: y - halfHeight },
      { x: x + halfWidth, y },
      { x, y: y + halfHeight },
    ];
    return { kind: 'corners', points: [start, ...others, start], ...PLAIN };
  };
  const grid = ({ x, y }: Point): Line[] =>
    [0.25, 0.5, 0.75].flatMap((share) => {
      const [alongX, alongY] = [halfWidth * share, halfHeight * share];
      const rising = straight(
        { x: x - halfWidth + alongX, y: y - alongY },
        { x: x + alongX, y: y + halfHeight - alongY },
        QUIET,
      );
      const falling = straight(
        { x: x - halfWidth + alongX, y: y + alongY },
        { x: x + alongX, y: y - halfHeight + alongY },
        QUIET,
      );
      return [rising, falling];
    });
  const columns = [
    { x: -75, y: 0 },
    { x: 0, y: -26 },
    { x: 75, y: 0 },
    { x: 0, y: 26 },
    { x: -37.5, y: 13 },
  ];
  const nodes = columns.flatMap((column, columnIndex) =>
    planes.flatMap((plane, planeIndex) => {
      const isCrossing = (columnIndex + planeIndex) % 2 === 0 || columnIndex < 2;
      return isCrossing
        ? [node({ x: plane.x + column.x, y: plane.y + column.y }, planeIndex === 0 ? 5 : 4)]
        : [];
    }),
  );
  return [
    ...planes.map(outline),
    ...planes.flatMap(grid),
    ...columns.map(({ x, y }) => straight({ x: 300 + x, y: 72 + y }, { x: 300 + x, y: 228 + y }, STRONG)),
    ...nodes,
  ];
}

/** Managed Service: a day in ticks, and satellites on three orbits around what is kept running. */
function managedService(): Line[] {
  const centre = { x: 300, y: 150 };
  const orbits = [
    { radius: 44, degrees: [40], size: 5 },
    { radius: 76, degrees: [160, 300], size: 5 },
    { radius: 106, degrees: [75, 205, 330], size: 4 },
  ];
  const ticks = repeat(96, (index): [Point, Point] => {
    const angle = (index / 96) * Math.PI * 2 - Math.PI / 2;
    return [polar(centre, 128, angle), polar(centre, index % 8 === 0 ? 142 : 134, angle)];
  });
  const isHour = (_: unknown, index: number): boolean => index % 8 === 0;
  const isBetween = (_: unknown, index: number): boolean => index % 8 !== 0;
  return [
    ...deal(ticks.filter(isBetween), 23).map((hand) => strokes(hand, QUIET)),
    ...deal(ticks.filter(isHour), 6).map((hand) => strokes(hand, PLAIN)),
    ...orbits.map(({ radius }) => ring(centre, radius, PLAIN.opacity)),
    ...orbits.flatMap(({ radius, degrees, size }) =>
      degrees.map((degree) => node(polar(centre, radius, (degree * Math.PI) / 180), size)),
    ),
    ring(centre, 16),
    node(centre, 6),
  ];
}

/** Digital Transformation: scatter resolves into order. Every grain has its own strand, and four end in each row. */
function transformation(): Line[] {
  const rows = repeat(8, (row) => 34 + row * 33);
  const grains = scatteredGrains(seededRandom(41), {
    count: 32,
    from: { x: 26, y: 22 },
    over: { x: 165, y: 256 },
    apart: 15,
    stray: 110,
  });
  const leads = (_: unknown, index: number): boolean => index % 4 === 1;
  const strands = grains.map((start, index): Line => {
    const row = Math.floor(index / 4);
    const y = rows[row] ?? start.y;
    const isLeading = index % 4 === 1;
    return {
      kind: 'curve',
      points: [...wayToRow(start, y, 120, 256, 376), { x: 458, y }, { x: 540, y }],
      weight: isLeading ? (row % 3 === 1 ? STRONG.weight : WEIGHT) : 1.1,
      opacity: isLeading ? 0.9 : 0.42,
    };
  });
  const dots = (centres: Point[], radius: number): Line => ({ kind: 'dots', centres, radius });
  return [
    ...strands,
    dots(grains.filter(leads), 3.6),
    ...deal(
      grains.filter((grain, index) => !leads(grain, index)),
      2,
    ).map((hand) => dots(hand, 2.8)),
    ...steps(380, 540, 40).map((x) =>
      dots(
        rows.map((y) => ({ x, y })),
        x === 380 ? 4.6 : 2.6,
      ),
    ),
  ];
}

/** The five paths' figures, on 600 × 300. */
export const businessPathLines: readonly Line[][] = [
  solutions,
  managedService,
  transformation,
  experience,
  data,
].map((draw) => draw());

export const businessPathFigures: readonly Figure[] = businessPathLines.map((lines, index) => ({
  id: `path-${index + 1}`,
  width: 600,
  height: 300,
  strokeWidth: WEIGHT,
  body: svgOf(lines),
}));
