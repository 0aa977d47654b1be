import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const LINES = 7;

interface Measures {
  width: number;
  height: number;
  /** Where the first riser stands. */
  start: number;
  tread: number;
  rise: number;
  /** Between two lines. */
  gap: number;
  /** Of the middle line's bends. */
  radius: number;
  /** On which tread the dot lies, from 0. */
  dotStep: number;
  dotRadius: number;
}

/** One band of parallel lines climbs a step for each of the seven parts of the terms, and runs on. */
function stair(measures: Measures, stepCount: number, direction: Direction): View {
  const { width, height, start, tread, rise, gap, radius, dotStep, dotRadius } = measures;
  const x = fromStart(direction, width);
  const half = ((LINES - 1) / 2) * gap;
  const [turnUp, turnOn] = direction === 'rtl' ? [1, 0] : [0, 1];
  const base = height - half - 1;
  const lines = repeat(LINES, (index) => {
    const away = index - (LINES - 1) / 2;
    const from = away * gap;
    const [up, on] = [radius - from, radius + from];
    const steps = repeat(stepCount, (step) => {
      const riser = start + step * tread - from;
      const [foot, head] = [base - step * rise - from, base - (step + 1) * rise - from];
      return `H${short(x(riser - up))}A${up} ${up} 0 0 ${turnUp} ${short(x(riser))} ${short(foot - up)}V${short(head + on)}A${on} ${on} 0 0 ${turnOn} ${short(x(riser + on))} ${short(head)}`;
    });
    const look =
      away === 0 ? ' stroke-width="2.4"' : ` stroke-opacity="${short(1 - Math.abs(away) * 0.26, 2)}"`;
    return `<path d="M${short(x(Math.abs(away) * tread * 0.09))} ${short(base - from)}${steps.join('')}H${x(width)}"${look}/>`;
  });
  return {
    width,
    height,
    strokeWidth: 1.3,
    body: lines.join(''),
    dot: {
      x: start + (dotStep + 0.5) * tread,
      y: base - (dotStep + 1) * rise - half - dotRadius - 1,
      radius: dotRadius,
    },
  };
}

/** As many as the parts of the terms. */
const STEPS = 7;

export const stairDrawing: Drawing = {
  name: 'stair',
  shows: 'One band climbs seven steps: the terms, one by one.',
  wide: (direction) =>
    stair(
      {
        width: 640,
        height: 440,
        start: 70,
        tread: 80,
        rise: 56,
        gap: 7,
        radius: 24,
        dotStep: 1,
        dotRadius: 18,
      },
      STEPS,
      direction,
    ),
  narrow: (direction) =>
    stair(
      {
        width: 300,
        height: 206,
        start: 28,
        tread: 38,
        rise: 26,
        gap: 3.2,
        radius: 11,
        dotStep: 1,
        dotRadius: 9,
      },
      STEPS,
      direction,
    ),
};
