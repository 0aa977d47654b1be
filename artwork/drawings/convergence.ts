import { path } from '../figures/elements.ts';
import { coordinates, repeat, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { plume, type Plume } from './plume.ts';

/** In the wide view the page draws its four lines on (objectives.module.css): the last one hangs where its last column begins. */
const BUNDLE = { between: 14, last: 292 };

interface Measures {
  width: number;
  height: number;
  dotRadius: number;
  /** Where all of it is one, from the inline start and from the top. */
  waist: Point;
  plume: Omit<Plume, 'along' | 'across' | 'waist' | 'gathered'>;
  /** From the drawing's edge to the uppermost note's middle. */
  top: number;
}

/** Notes fall into one point and leave it as four aims. */
function convergence(
  { width, height, dotRadius, waist, plume: measures, top }: Measures,
  direction: Direction,
  aims: (x: (x: number) => number) => string = () => '',
): View {
  const x = fromStart(direction, width);
  const margin = measures.note * 0.65;
  const notes = plume(
    {
      ...measures,
      along: waist.y - top,
      across: [waist.x - margin, width - waist.x - margin],
      waist: dotRadius * 1.7,
      gathered: 0.8,
    },
    (along, across) => ({ x: x(waist.x + across), y: top + along }),
  );
  return {
    width,
    height,
    strokeWidth: measures.thread,
    body: notes + aims(x),
    dot: { ...waist, radius: dotRadius },
  };
}

const WIDE: Measures = {
  width: 560,
  height: 890,
  dotRadius: 28,
  waist: { x: 560 - BUNDLE.last - 1.5 * BUNDLE.between, y: 525 },
  plume: { apart: 52, hang: 84, note: 18.5, thread: 1.6 },
  top: 24,
};

const NARROW: Measures = {
  width: 350,
  height: 350,
  dotRadius: 15,
  waist: { x: 250, y: 238 },
  plume: { apart: 25, hang: 36, note: 11.5, thread: 1 },
  top: 12,
};

/** On phones the text comes between: side by side they go to the page's inline end, and down it to their aims (objectives-narrow.module.css). */
const CABLE = { between: 4, weight: 2, turn: 40 };

function besideText(x: (x: number) => number): string {
  const { waist, width, height } = NARROW;
  const { between, weight, turn } = CABLE;
  const [last, isMirrored] = [3, x(0) > x(width)];
  const level = waist.y + NARROW.dotRadius + turn + between;
  // As far apart in both turns as on the straight: what is inside in the one is outside in the other.
  const aims = repeat(4, (index) => {
    const [start, end] = [waist.x + (1.5 - index) * between, width - weight / 2 - index * between];
    const [inside, outside] = [turn + index * between, turn + (last - index) * between];
    const y = level + index * between;
    const arc = (radius: number, isLeft: boolean, to: number, down: number) =>
      `A${radius} ${radius} 0 0 ${isLeft === isMirrored ? 1 : 0} ${coordinates(x(to), down)}`;
    const out = `M${coordinates(x(start), waist.y)}V${short(y - inside)}${arc(inside, true, start + inside, y)}`;
    const down = `H${short(x(end - outside))}${arc(outside, false, end, y + outside)}V${height}`;
    return path(out + down);
  }).join('');
  return `<g stroke-width="${CABLE.weight}">${aims}</g>`;
}

export const convergenceDrawing: Drawing = {
  name: 'convergence',
  shows: 'Many notes fall into one dot and leave it as four aims.',
  wide: (direction) => convergence(WIDE, direction),
  narrow: (direction) => convergence(NARROW, direction, besideText),
};
