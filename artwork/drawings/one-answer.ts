import { ONE_ANSWER, ONE_ANSWER_NARROW, type Gathering } from '../../shared/one-answer.ts';
import { repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Many lines lie down beside one another, and end as one cable in the dot. */
function oneAnswer(
  { width, height, dot, cable, lineAt }: Gathering,
  lines: number,
  direction: Direction,
): View {
  const fromLeft = fromStart(direction, width);
  const random = seededRandom(9);
  const place = ({ x, y }: Point) => `${short(fromLeft(x))} ${short(y)}`;
  const gathering = repeat(lines, (index) => {
    const share = (index + 0.5 + (random() - 0.5) * 0.5) / lines;
    const { start, curves, end } = lineAt(share, (share - 0.5) * cable);
    const opacity = short(0.3 + 0.5 * random(), 2);
    return `<path d="M${place(start)}C${curves.map(place).join(' ')}L${place(end)}" stroke-opacity="${opacity}"/>`;
  });
  return { width, height, strokeWidth: 1, body: gathering.join(''), dot };
}

export const oneAnswerDrawing: Drawing = {
  name: 'one-answer',
  shows: 'Many lines gather into one cable that ends in the dot: what is searched for.',
  wide: (direction) => oneAnswer(ONE_ANSWER, 48, direction),
  narrow: (direction) => oneAnswer(ONE_ANSWER_NARROW, 30, direction),
};
