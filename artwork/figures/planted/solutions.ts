import type { Point } from '../../shared/geometry.ts';
import { straight, type Line } from '../lines.ts';
import { node, PLAIN, QUIET, STRONG } from '../path-parts.ts';
import { groundAt, seenOver, type Crest } from './crest.ts';

/** `day-dawn`: the flank of a dune comes down from the right. */
const DAWN: Crest = [
  [0, 400],
  [207, 398],
  [317, 359],
  [350, 339.5],
  [383, 317],
  [400, 305],
  [447, 269],
  [455, 264],
  [460, 263],
  [511, 281],
  [600, 312],
];

const [MIDDLE, HALF_WIDTH, HALF_HEIGHT] = [356, 168, 58];
const PLANES = [113, 200, 287];
const QUARTERS = [-0.5, -0.25, 0, 0.25, 0.5];

/** A place on a plane of 1 × 1 around its middle. */
const on = (plane: number, across: number, along: number): Point => ({
  x: MIDDLE + (across - along) * HALF_WIDTH,
  y: plane + (across + along) * HALF_HEIGHT,
});

const between =
  (from: Point, to: Point) =>
  (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });

/** As much of a straight line as the dune leaves to be seen. */
function seen(from: Point, to: Point, look: { opacity?: number; weight?: number }): Line[] {
  const at = between(from, to);
  return seenOver(DAWN, at).map(([start, end]) => straight(at(start), at(end), look));
}

const isSeen = ({ x, y }: Point): boolean => y < groundAt(DAWN, x);

/** Where a column goes through all planes: each at a crossing, and none before another. */
const COLUMNS = [
  { across: -0.25, along: 0.25 },
  { across: 0, along: 0.25 },
  { across: -0.25, along: -0.25 },
  { across: 0.25, along: 0 },
  { across: 0.25, along: -0.25 },
];

/** Digital Solutions: three planes of one product, the lowest half behind a dune; columns thread them. */
export function solutions(): Line[] {
  const [top = 0] = PLANES;
  const bottom = PLANES.at(-1) ?? 0;
  const look = (quarter: number) => (Math.abs(quarter) === 0.5 ? PLAIN : QUIET);
  const places = PLANES.flatMap((plane) => QUARTERS.map((quarter) => ({ plane, quarter })));
  const lines = [
    ...places.flatMap(({ plane, quarter }) =>
      seen(on(plane, quarter, -0.5), on(plane, quarter, 0.5), look(quarter)),
    ),
    ...places.flatMap(({ plane, quarter }) =>
      seen(on(plane, -0.5, quarter), on(plane, 0.5, quarter), look(quarter)),
    ),
  ];
  const columns = COLUMNS.flatMap(({ across, along }) =>
    seen(on(top, across, along), on(bottom, across, along), STRONG),
  );
  const nodes = COLUMNS.flatMap(({ across, along }) =>
    PLANES.map((plane) => ({ place: on(plane, across, along), size: plane === top ? 5 : 4 })),
  );
  return [
    ...lines,
    ...columns,
    ...nodes.filter(({ place }) => isSeen(place)).map(({ place, size }) => node(place, size)),
  ];
}
