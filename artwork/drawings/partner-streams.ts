import { accentStroke, path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Lines keep their weight however the page stretches the drawing. */
const EVEN = { 'vector-effect': 'non-scaling-stroke' };

/** A node that stays round: the end of a line without length. */
const NODE = { ...EVEN, ...accentStroke, 'stroke-linecap': 'round', 'stroke-width': 13 };

/** From one row of names to the next, which has one more: each stream parts in two, and meets those beside it again. They get thinner from row to row, as in entity-rows.module.css. */
function fork(names: number, strokeWidth: number): Drawing {
  const [width, height] = [1200, 64];
  const above = names - 1;
  // Each comes down in the middle of its name's share, so that the tree stands even.
  const middle = (index: number, of: number) => ((index + 0.5) * width) / of;
  const draw = (direction: Direction): View => {
    const x = fromStart(direction, width);
    const line = (start: number, end: number) =>
      `M${short(x(start))} 0C${short(x(start))} ${height * 0.62} ${short(x(end))} ${height * 0.38} ${short(x(end))} ${height}`;
    const lines = repeat(above, (index) => {
      const start = middle(index, above);
      return line(start, middle(index, names)) + line(start, middle(index + 1, names));
    });
    const spring = above === 1 ? path(`M${short(x(middle(0, 1)))} 0h0`, NODE) : '';
    return {
      width,
      height,
      strokeWidth,
      body: path(lines.join(''), EVEN) + spring,
      isOpen: true,
    };
  };
  return {
    name: `fork-${names}`,
    shows: `The stream${above === 1 ? '' : 's'} of ${above} part${above === 1 ? 's' : ''} into those of ${names}.`,
    wide: draw,
    narrow: draw,
  };
}

const STREAMS = 9;

interface Fan {
  width: number;
  height: number;
  /** Where the bundle lies, and how far its lines are apart: all nine pass within the dot. */
  bundle: number;
  gap: number;
  /** Where the lines begin to part, and where each has reached its row. */
  parts: number;
  arrives: number;
}

/** Nine lines that come as one and part, each to its own row. */
function fan({ width, height, bundle, gap, parts, arrives }: Fan, direction: Direction): View {
  const place = fromStart(direction, width);
  const x = (share: number) => short(place(share * width));
  const lines = repeat(STREAMS, (index) => {
    const start = bundle * height + (index - (STREAMS - 1) / 2) * gap;
    const end = ((index + 0.5) * height) / STREAMS;
    const bend = (parts + arrives) / 2;
    return `M${x(0)} ${short(start)}H${x(parts)}C${x(bend)} ${short(start)} ${x(bend)} ${short(end)} ${x(arrives)} ${short(end)}H${x(1)}`;
  });
  return { width, height, strokeWidth: 1.5, body: path(lines.join(''), EVEN) };
}

const nineStreams: Drawing = {
  name: 'nine-streams',
  shows: 'Nine lines that come as one and part, each to its own row.',
  wide: (direction) =>
    fan({ width: 1000, height: 720, bundle: 0.66, gap: 3, parts: 0.4, arrives: 0.94 }, direction),
  narrow: (direction) =>
    fan({ width: 140, height: 640, bundle: 0.5, gap: 2, parts: 0.18, arrives: 0.92 }, direction),
};

export const partnerDrawings: readonly Drawing[] = [
  fork(2, 3),
  fork(3, 2),
  fork(4, 1),
  fork(5, 1),
  nineStreams,
];
