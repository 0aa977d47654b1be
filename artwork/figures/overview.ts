import { PROMISES } from '../../content/facts/promises.ts';
import { repeat, short } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';

const WIDTH = 180;
const [START, END] = [1, WIDTH - 1];
const DOT = 5;

const strong = { ...accentStroke, 'stroke-width': 3.6 };
const quiet = { opacity: 0.5 };

/** All are as high; in one that a number stands on, what is above `HEAD` is left to the number. */
const [HEIGHT, HEAD] = [176, 48];

/** The days side by side, in each of which we do more of the work and the client less; on the last it is ours. */
function days(): string {
  const count = PROMISES.jointOperationDays;
  const [head, foot] = [HEAD + 2 + DOT, HEIGHT - 2];
  const step = (END - START - DOT) / (count - 1);
  const at = (day: number) => START + day * step;
  const edge = (day: number) => {
    const turned = (1 - Math.cos((Math.PI * day) / (count - 1))) / 2;
    return foot - turned * (foot - head);
  };
  const all = repeat(count, (day) => ({ x: short(at(day)), y: short(edge(day)) }));
  return (
    path(all.map(({ x, y }) => `M${x} ${head}V${y}`).join(''), {
      stroke: 'var(--field, currentColor)',
      'stroke-width': 3.6,
    }) +
    path(all.map(({ x, y }) => `M${x} ${foot}V${y}`).join(''), strong) +
    circle({ x: at(count - 1), y: head }, DOT, accentSolid)
  );
}

/** An hour around, and the minutes of it in which we answer. It stands in the middle: a clock is not mirrored, but moved. */
function minutes(): string {
  const centre = { x: WIDTH / 2, y: (HEAD + HEIGHT) / 2 };
  const ray = (minute: number, from: number, to: number) => {
    const turn = (minute / 60) * 2 * Math.PI;
    const [across, up] = [Math.sin(turn), -Math.cos(turn)];
    return `M${short(centre.x + across * from)} ${short(centre.y + up * from)}L${short(centre.x + across * to)} ${short(centre.y + up * to)}`;
  };
  const around = repeat(60, (minute) => minute);
  return (
    path(
      around
        .filter((minute) => minute > PROMISES.incidentMinutes)
        .map((minute) => ray(minute, minute % 5 === 0 ? 46 : 52, 62))
        .join(''),
      quiet,
    ) +
    path(
      around
        .filter((minute) => minute <= PROMISES.incidentMinutes)
        .map((minute) => ray(minute, 22, 62))
        .join(''),
      strong,
    )
  );
}

/**
 * Three promises on one scale, the agreed level below each other as one line: two times that end before it, one share
 * that goes beyond it. Where a promise is kept its ground is tinted. A name over each.
 */
function levels(): string {
  const level = 128;
  const rows = [
    { y: 79, from: START, to: level, is: 84 },
    { y: 125, from: START, to: level, is: 106 },
    { y: 171, from: level, to: END, is: 164 },
  ];
  const scale = ({ y }: { y: number }) =>
    `M${START} ${y}H${END}` + repeat(21, (tick) => `M${short(START + tick * 8.9)} ${y}v3`).join('');
  return (
    path(rows.map(({ y, from, to }) => `M${from} ${y - 9}H${to}`).join(''), {
      ...accentStroke,
      'stroke-width': 18,
      opacity: 0.16,
    }) +
    path(rows.map(scale).join(''), quiet) +
    path(rows.map(({ y, is }) => `M${START} ${y - 9}H${is}`).join(''), {
      ...accentStroke,
      'stroke-width': 6,
    }) +
    path(`M${level} ${HEAD + 2}V${HEIGHT - 2}`, { 'stroke-width': 2.6 }) +
    rows.map(({ y, is }) => circle({ x: is, y: y - 9 }, 8, accentSolid)).join('')
  );
}

const DRAWINGS = { days, minutes, levels };

/** What a part of a path's overview means, where it stands in a column. */
export const narrowOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
