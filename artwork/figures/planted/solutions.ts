import type { Point } from '../../shared/geometry.ts';
import { straight, type Line } from '../lines.ts';
import { PLAIN, QUIET, STRONG } from '../path-parts.ts';
import { groundAt, type Crest } from './crest.ts';

/** `day-dawn`: the flank of a dune comes down from the right. */
const DAWN: Crest = [
  [0, 400],
  [207, 398],
  [281, 382],
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

const [MIDDLE, HALF_WIDTH, HALF_HEIGHT] = [356, 150, 52];
const PLANES = [82, 146, 210];
const QUARTERS = [-0.5, -0.25, 0, 0.25, 0.5];

/** A place on a plane of 1 × 1 around its middle. */
const on = (plane: number, across: number, along: number): Point => ({
  x: MIDDLE + (across - along) * HALF_WIDTH,
  y: plane + (across + along) * HALF_HEIGHT,
});

/** Where a column goes through all planes: each at a crossing, and none before another. */
const COLUMNS = [
  { across: -0.25, along: 0.25 },
  { across: 0, along: 0.25 },
  { across: -0.25, along: -0.25 },
  { across: 0.25, along: 0 },
  { across: 0.25, along: -0.25 },
];

/** Digital Solutions: three planes of one product over a dune; columns thread them, and stand on its sand. */
export function solutions(): Line[] {
  const [top = 0] = PLANES;
  const look = (quarter: number) => (Math.abs(quarter) === 0.5 ? PLAIN : QUIET);
  const places = PLANES.flatMap((plane) => QUARTERS.map((quarter) => ({ plane, quarter })));
  const lines = places.flatMap(({ plane, quarter }) => [
    straight(on(plane, quarter, -0.5), on(plane, quarter, 0.5), look(quarter)),
    straight(on(plane, -0.5, quarter), on(plane, 0.5, quarter), look(quarter)),
  ]);
  const columns = COLUMNS.map(({ across, along }) => {
    const head = on(top, across, along);
    return straight(head, { x: head.x, y: groundAt(DAWN, head.x) }, STRONG);
  });
  const nodes = COLUMNS.flatMap(({ across, along }) =>
    PLANES.map((plane): Line => {
      const centre = on(plane, across, along);
      return { kind: 'node', centre, radius: plane === top ? 7 : 5.5, isAccent: true };
    }),
  );
  return [...lines, ...columns, ...nodes];
}
