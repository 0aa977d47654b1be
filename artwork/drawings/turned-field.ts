import { circle, path } from '../figures/elements.ts';
import { coordinates, polar, repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { LEVEL } from './turning-point.ts';

interface Measures {
  lines: number;
  width: number;
  /** Of the field, and of the dot in its middle. */
  radius: number;
  dotRadius: number;
  /** Half circles that the line winds into: an odd number, of which the last lies about the middle of the first. */
  halves: number;
  weight: number;
  /** From one line to the next, and how broad they are. */
  apart: number;
  levelWeight: number;
}

/** Where windows are wider than the page, the lines reach their edges. */
const BEYOND = 1400;

/** Its lines are thin: by night they are as light as leaves. */
const GREEN = 'light-dark(var(--field-green), var(--leaf))';

/** In so many steps the first turn goes from the line's colour to the field's. */
const STEPS = 24;

/**
 * The lines that turned about the day come in level once more. The first of them winds up, turn after turn about its dot:
 * the first field of the initiative, in its green after one turn. It lies on the others.
 */
function turnedField(measures: Measures, direction: Direction): View {
  const { lines, width, radius, dotRadius, halves, weight, apart, levelWeight } = measures;
  const x = fromStart(direction, width);
  const [across, foot] = [width - radius - weight / 2, weight / 2 + 2 * radius];
  const smaller = (radius - dotRadius) / (halves - 1);
  const sweep = direction === 'rtl' ? 1 : 0;
  // Half circles, from the foot up at the far side and down at the near one, each ending where the next begins.
  let end = foot;
  const parts = repeat(halves, (half) => {
    // A radius longer than half its chord, by whatever it was rounded, would be another circle.
    const [size, from] = [Math.round((radius - half * smaller) * 10) / 10, end];
    const up = half % 2 === 0 ? -1 : 1;
    end = from + up * 2 * size;
    return { size, up, middle: { x: across, y: from + up * size }, end };
  });
  const turning = parts.slice(0, 2).flatMap(({ size, up, middle }, half) =>
    repeat(STEPS / 2, (step) => {
      const at = (share: number) => {
        const point = polar(middle, size, (-up * Math.PI) / 2 - (share / STEPS) * 2 * Math.PI);
        return `${short(x(point.x), 2)} ${short(point.y, 2)}`;
      };
      // A little before the last one's end, or there would be a gap.
      const data = `M${at(Math.max(0, step - 0.1))}A${short(size)} ${short(size)} 0 0 ${sweep} ${at(step + 1)}`;
      const green = Math.round((100 * (half * (STEPS / 2) + step + 1)) / (STEPS + 1));
      return path(data, {
        stroke: `color-mix(in oklab, ${GREEN} ${green}%, currentColor)`,
        'stroke-width': weight,
      });
    }),
  );
  const wound = parts
    .slice(2)
    .map(({ size, up }) => `a${coordinates(size, size)} 0 0 ${sweep} 0 ${short(2 * up * size)}`);
  const others = repeat(lines - 1, (line) => {
    const y = short(foot + (line + 1) * apart);
    return `M${x(-BEYOND)} ${y}H${x(width + BEYOND)}`;
  });
  const green = { stroke: GREEN, 'stroke-width': weight };
  return {
    width,
    height: foot + (lines - 1) * apart + levelWeight / 2,
    strokeWidth: levelWeight,
    isOpen: true,
    body:
      path(others.join(''), { 'stroke-opacity': 0.55 }) +
      path(`M${x(-BEYOND)} ${foot}H${x(across)}`, { 'stroke-width': weight }) +
      path(`M${x(across)} ${short(parts[1]?.end ?? foot)}${wound.join('')}`, green) +
      turning.join('') +
      // The last half circle is its rim.
      circle({ x: x(across), y: parts.at(-1)?.middle.y ?? foot }, dotRadius + weight / 2, {
        fill: GREEN,
        stroke: 'none',
      }),
  };
}

export const turnedFieldDrawing: Drawing = {
  name: 'next-platforms-code',
  shows: 'The twenty lines of the workshop, of which the first winds up and is a field.',
  wide: (direction) =>
    turnedField(
      {
        lines: LEVEL.lines,
        width: 1216,
        radius: 160,
        dotRadius: 20,
        halves: 41,
        weight: 3,
        apart: LEVEL.apart,
        levelWeight: LEVEL.weight,
      },
      direction,
    ),
  narrow: (direction) =>
    turnedField(
      {
        lines: 20,
        width: 350,
        radius: 92,
        dotRadius: 13,
        halves: 29,
        weight: 2.5,
        apart: 3.5,
        levelWeight: 1,
      },
      direction,
    ),
};
