import { PROMISES } from '../../content/facts/promises.ts';
import { polar, repeat, line } from '../shared/geometry.ts';
import { accentStroke, circle, path, type Figure } from './elements.ts';

/** As wide as the larger of the page's two columns at the usual size. */
const SIZE = 724;
const CENTRE = { x: SIZE / 2, y: SIZE / 2 };
/** Its face, and how far in a minute begins: one in which we answer, each fifth of the others, and the rest. */
const [FACE, OUTER] = [SIZE / 2, 334];
const [ANSWERS, FIFTH, MINUTE] = [132, 272, 300];

/** A clock is not mirrored: it goes the same way round in both directions of reading. */
const ray = (minute: number, from: number): string => {
  const angle = ((minute - 15) / 60) * 2 * Math.PI;
  return line(polar(CENTRE, from, angle), polar(CENTRE, OUTER, angle));
};

/** An hour around, and the minutes of it in which we answer. */
function minutes(): string {
  // As many strokes as minutes: the first stands where the first minute has passed.
  const isAnswered = (minute: number) => minute > 0 && minute <= PROMISES.incidentMinutes;
  const around = repeat(60, (minute) => minute);
  const others = around.filter((minute) => !isAnswered(minute));
  return (
    circle(CENTRE, FACE, { fill: 'var(--field, none)', stroke: 'none' }) +
    path(others.map((minute) => ray(minute, minute % 5 === 0 ? FIFTH : MINUTE)).join(''), {
      'stroke-width': 4,
    }) +
    path(
      around
        .filter(isAnswered)
        .map((minute) => ray(minute, ANSWERS))
        .join(''),
      { ...accentStroke, 'stroke-width': 11 },
    )
  );
}

/** The quarter of an hour that leads its page. */
export const dialFigure: Figure = {
  id: 'overview-minutes',
  width: SIZE,
  height: SIZE,
  strokeWidth: 1.2,
  body: minutes(),
};
