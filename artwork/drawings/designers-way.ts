import { circle } from '../figures/elements.ts';
import { short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Users who are heard before the workshop, prototypes made in it, users who try one after it. */
const [HEARD, MADE, TRIED] = [3, 2, 6];

interface Measures {
  width: number;
  height: number;
  /** How far apart the two prototypes are. */
  apart: number;
  ring: number;
  strokeWidth: number;
}

/** One line through three stations: three voices become it, it tries two ways, and six people try where they lead. */
function designersWay({ width, height, apart, ring, strokeWidth }: Measures, direction: Direction): View {
  const x = (at: number) => short(fromStart(direction, width)(at));
  const [first, middle] = [ring + strokeWidth / 2, height / 2];
  // The page's three columns, with its gap between them.
  const column = (width + 24 * (width / 1216)) / 3;
  const [during, after, last] = [first + column, first + 2 * column, width - first];
  const level = (index: number, count: number) => first + (index / (count - 1)) * (height - 2 * first);
  const ease = (from: number, to: number, y: number, end: number) => {
    const bend = (to - from) * 0.55;
    return `C${x(from + bend)} ${short(y)} ${x(to - bend)} ${short(end)} ${x(to)} ${short(end)}`;
  };
  const start = (at: number, y: number) => `M${x(at + ring)} ${short(y)}`;
  const levels = (count: number) => Array.from({ length: count }, (_, index) => level(index, count));
  const heard = levels(HEARD).map(
    (y) =>
      `${start(first, y)}H${x(first + column * 0.12)}${ease(first + column * 0.12, during - ring, y, middle)}`,
  );
  const made = Array.from({ length: MADE }, (_, index) => {
    const y = middle + (index - 0.5) * apart;
    const [out, back] = [during + column * 0.42, after - column * 0.42];
    return `${start(during, middle)}${ease(during + ring, out, middle, y)}H${x(back)}${ease(back, after - ring, y, middle)}`;
  });
  const tried = levels(TRIED).map(
    (y) => `${start(after, middle)}${ease(after + ring, last - column * 0.12, middle, y)}H${x(last - ring)}`,
  );
  const nodes = [
    ...levels(HEARD).map((y) => ({ x: first, y })),
    { x: during, y: middle },
    { x: after, y: middle },
    ...levels(TRIED).map((y) => ({ x: last, y })),
  ];
  const rings = nodes.map((node) => circle({ ...node, x: fromStart(direction, width)(node.x) }, ring));
  const lines = [...heard, ...made, ...tried].join('');
  return { width, height, strokeWidth, body: `<path d="${lines}"/>${rings.join('')}` };
}

export const designersWayDrawing: Drawing = {
  name: 'designers-way',
  shows: 'Three voices become one line; it tries two ways, and six people try where they lead.',
  wide: (direction) =>
    designersWay({ width: 1216, height: 236, apart: 120, ring: 8, strokeWidth: 2 }, direction),
  narrow: (direction) =>
    designersWay({ width: 350, height: 120, apart: 56, ring: 5, strokeWidth: 1.6 }, direction),
};
