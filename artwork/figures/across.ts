import { coordinates, repeat, short, steps, type Point } from '../shared/geometry.ts';
import {
  ACROSS_HEIGHT as HEIGHT,
  ACROSS_WIDTH as WIDTH,
  BEYOND,
  dots,
  even,
  NODE,
  placeOf,
} from './across-parts.ts';
import { straightens } from './across-third-path.ts';
import { accentStroke, path, type Figure } from './elements.ts';
import { journey } from './journey.ts';
import { channels } from './overview-fourth-path.ts';
import { pointsOfContact } from './points-of-contact.ts';

/** Lines of every stage of the data, and how far they are spread. */
const STAGES = [
  { lines: 32, spread: 284, weight: 1.2, node: 5 },
  { lines: 16, spread: 262, weight: 1.6, node: 8 },
  { lines: 8, spread: 208, weight: 2.2, node: 11 },
  { lines: 4, spread: 132, weight: 3, node: 14 },
  { lines: 2, spread: 56, weight: 4, node: 18 },
  { lines: 1, spread: 0, weight: 5, node: 28 },
];

/**
 * Data: thirty-two lines, half as many from step to step, until one leaves; at each step those that it takes up have nodes. They come together on the level of a lake: what
 * is below it is as pale as what water mirrors.
 */
function comeTogether(): string {
  const x = placeOf(6);
  const level = HEIGHT / 2;
  const places = STAGES.map(({ lines, spread }) =>
    repeat(lines, (index) => level + spread * (lines === 1 ? 0 : index / (lines - 1) - 0.5)),
  );
  const half = (isMirrored: boolean): string =>
    STAGES.slice(0, -1)
      .map(({ lines, weight }, at) => {
        const [from, bends, joins] = [at === 0 ? -BEYOND : at + NODE, at + 0.36, at + 1 + NODE];
        const bend = (bends + joins) / 2;
        const ways = steps(isMirrored ? lines / 2 : 0, (isMirrored ? lines : lines / 2) - 1, 1).map(
          (index) => {
            const [start = level, end = level] = [
              places[at]?.[index],
              places[at + 1]?.[Math.floor(index / 2)],
            ];
            return `M${coordinates(x(from), start)}H${short(x(bends))}C${coordinates(x(bend), start, x(bend), end, x(joins), end)}`;
          },
        );
        return path(ways.join(''), even(`calc(${weight}px * var(--thin, 1))`));
      })
      .join('');
  const jointsOf = (isMirrored: boolean): string =>
    STAGES.slice(0, -1)
      .map(({ node }, at) =>
        dots(
          (places[at] ?? [])
            .filter((y) => y > level === isMirrored)
            .map((y): Point => ({ x: x(at + NODE), y })),
          `calc(${node}px * var(--thin, 1))`,
        ),
      )
      .join('');
  const end = STAGES.length - 1 + NODE;
  return (
    half(false) +
    jointsOf(false) +
    `<g opacity=".45">${half(true)}${jointsOf(true)}</g>` +
    path(`M${short(x(end))} ${level}H${WIDTH}`, even(6, accentStroke)) +
    dots([{ x: x(end), y: level }], 28, accentStroke)
  );
}

const DRAWINGS = {
  'way-3': straightens,
  'way-4': journey,
  'way-5': comeTogether,
  channels,
  points: pointsOfContact,
};

/** The lines on which the steps of the last three paths stand, and the points of contact: from one edge of a window to the other. */
export const acrossFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([id, draw]) => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
