import { answersIn, FIELD } from './answers.ts';
import type { Direction, Drawing, View } from './drawing.ts';

/*
 * The post's three answers lie side by side on one sand. On phones the page shows it three times, an answer each
 * (src/pages/post/answers.module.css knows its measures).
 */
const field = (direction: Direction): View => ({ ...FIELD, strokeWidth: 2, body: answersIn(direction) });

export const answersFieldDrawing: Drawing = {
  name: 'answers-field',
  shows:
    'Salt pans on sand: one that is full beside ten that are begun, one with its team, one with a scale.',
  wide: field,
  narrow: field,
};
