import { ONE_ANSWER } from '../../shared/one-answer.ts';
import { repeat, seededRandom, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';

interface Measures {
  width: number;
  height: number;
  lines: number;
  /** Where the cable ends. */
  dot: Dot;
  /** How far from the inline start the first and the last line join it. */
  joins: readonly [number, number];
  /** How thick it is. */
  cable: number;
}

/** Many lines come in from the inline end, lie down beside one another, and end as one cable in the dot. */
function oneAnswer(
  { width, height, lines, dot, joins: [first, last], cable }: Measures,
  direction: Direction,
): View {
  const x = fromStart(direction, width);
  const random = seededRandom(9);
  const gathering = repeat(lines, (index) => {
    const share = (index + 0.5) / lines;
    const start = { x: width, y: height * share + (random() - 0.5) * 5 };
    // What comes from farther off joins later, nearer to the dot.
    const distance = Math.abs(start.y - dot.y) / Math.max(dot.y, height - dot.y);
    const join = first - (first - last) * distance ** 0.8 + (random() - 0.5) * 16;
    const span = start.x - join;
    const level = dot.y + (share - 0.5) * cable;
    const points = [x(start.x - span * 0.46), start.y, x(join + span * 0.5), level, x(join), level].map(
      (value) => short(value),
    );
    const opacity = short(0.3 + 0.5 * random(), 2);
    return `<path d="M${short(x(start.x))} ${short(start.y)}C${points.join(' ')}H${short(x(dot.x))}" stroke-opacity="${opacity}"/>`;
  });
  return { width, height, strokeWidth: 1, body: gathering.join(''), dot };
}

export const oneAnswerDrawing: Drawing = {
  name: 'one-answer',
  shows: 'Many lines gather into one cable that ends in the dot: what is searched for.',
  wide: (direction) =>
    oneAnswer(
      {
        ...ONE_ANSWER,
        lines: 44,
      },
      direction,
    ),
  narrow: (direction) =>
    oneAnswer(
      {
        // Its dot as far down as there: the threads of what was found run over either.
        width: 370,
        height: 160,
        lines: 30,
        dot: { x: 16, y: 128, radius: 14 },
        joins: [190, 70],
        cable: 16,
      },
      direction,
    ),
};
