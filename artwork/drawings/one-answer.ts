import { ONE_ANSWER } from '../../shared/one-answer.ts';
import { repeat, seededRandom, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';

interface Measures {
  width: number;
  height: number;
  lines: number;
  /** Where the line that is left ends. */
  dot: Dot;
  /** How far from the inline start the first and the last line join it. */
  joins: readonly [number, number];
}

/** Many lines come in from the inline end, join one another, and go on as the one that ends in the dot. */
function oneAnswer(
  { width, height, lines, dot, joins: [first, last] }: Measures,
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
    const points = [x(start.x - span * 0.46), start.y, x(join + span * 0.5), dot.y, x(join), dot.y].map(
      (value) => short(value),
    );
    const opacity = short(0.26 + 0.5 * random(), 2);
    return `<path d="M${short(x(start.x))} ${short(start.y)}C${points.join(' ')}" stroke-opacity="${opacity}"/>`;
  });
  const answer = `<path stroke-width="2.4" d="M${short(x(first))} ${short(dot.y)}H${short(x(dot.x))}"/>`;
  return { width, height, strokeWidth: 1, body: gathering.join('') + answer, dot };
}

export const oneAnswerDrawing: Drawing = {
  name: 'one-answer',
  shows: 'Many lines gather into the one that ends in the dot: what is searched for.',
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
        dot: { x: 10, y: 136, radius: 10 },
        joins: [200, 50],
      },
      direction,
    ),
};
