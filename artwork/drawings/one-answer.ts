import { ONE_ANSWER, ONE_ANSWER_NARROW, type Gathering } from '../../shared/one-answer.ts';
import { repeat, short, type Point } from '../shared/geometry.ts';
import { path } from '../figures/elements.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Many lines lie down beside one another, and end as one cable in the dot. */
function oneAnswer(
  { width, height, dot, cable, lineAt }: Gathering,
  lines: number,
  direction: Direction,
): View {
  const fromLeft = fromStart(direction, width);
  const place = ({ x, y }: Point) => `${short(fromLeft(x))} ${short(y)}`;
  const gathering = repeat(lines, (index) => {
    const share = (index + 0.5) / lines;
    const { start, curves, end } = lineAt(share, (share - 0.5) * cable);
    return `M${place(start)}C${curves.map(place).join(' ')}L${place(end)}`;
  });
  return { width, height, strokeWidth: 1, body: path(gathering.join(''), { opacity: 0.55 }), dot };
}

export const oneAnswerDrawing: Drawing = {
  name: 'one-answer',
  shows: 'Many lines gather into one cable that ends in the dot: what is searched for.',
  wide: (direction) => oneAnswer(ONE_ANSWER, 30, direction),
  narrow: (direction) => oneAnswer(ONE_ANSWER_NARROW, 30, direction),
};
