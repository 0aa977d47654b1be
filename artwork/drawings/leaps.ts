import { circle, path } from '../figures/elements.ts';
import { repeat, short } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** As many as the services. */
const LEAPS = 5;

interface Measures {
  width: number;
  height: number;
  dotRadius: number;
  nodeRadius: number;
  line: number;
  /** How far before its end the last leap lands: what is written below its middle stays within the margin. */
  inset: number;
  /** Lines from one leap to the next, that one among them, and how thick the others are. */
  lines: number;
  thin: number;
}

/** How much of the ink the lines between the leaps have, the nearest and the farthest. */
const NEAR = 0.75;
const FAR = 0.3;

/** How high a leap is, as a part of the highest: shorter ones than the first have its shape. */
const riseOf = (away: number): number => (Math.max(away, 1) + 0.6) * (Math.min(away, 1) / (LEAPS + 0.6));

/**
 * From one dot five leaps along the horizon, each farther and higher: begin with one, which is the strongest, add the
 * rest. To each lines lead from the one before, as far and as high as their part of the way.
 */
function leaps(measures: Measures, direction: Direction): View {
  const { width, height, dotRadius, nodeRadius, line, inset, lines, thin } = measures;
  const x = fromStart(direction, width);
  const [first, ground, sweep] = [dotRadius, height - nodeRadius - 2, direction === 'rtl' ? 0 : 1];
  const reach = (width - inset - first) / LEAPS;
  // From the dot to a landing so many leaps away.
  const leap = (away: number): string => {
    const [across, up] = [(reach * away) / 2, (ground - line) * riseOf(away)];
    return `M${short(x(first))} ${ground}A${short(across)} ${short(up)} 0 0 ${sweep} ${short(x(first + reach * away))} ${ground}`;
  };
  const between = repeat(LEAPS, (index) =>
    path(repeat(lines - 1, (step) => leap(index + (step + 1) / lines)).join(''), {
      'stroke-width': thin,
      'stroke-opacity': NEAR + ((FAR - NEAR) * index) / (LEAPS - 1),
    }),
  );
  const arcs = [
    path(leap(1), { 'stroke-width': line * 1.8 }),
    path(repeat(LEAPS - 1, (index) => leap(index + 2)).join('')),
  ];
  const nodes = repeat(LEAPS, (index) =>
    circle({ x: x(first + reach * (index + 1)), y: ground }, nodeRadius, {
      fill: index === 0 ? 'currentColor' : 'var(--ground)',
      'stroke-width': line,
    }),
  );
  return {
    width,
    height,
    strokeWidth: line,
    body: [...between, ...arcs, ...nodes].join(''),
    dot: { x: first, y: ground, radius: dotRadius },
  };
}

export const leapsDrawing: Drawing = {
  name: 'leaps',
  shows: 'Five leaps from one dot along the horizon: five services, begun with one.',
  wide: (direction) =>
    leaps(
      { width: 1216, height: 424, dotRadius: 24, nodeRadius: 9, line: 3, inset: 80, lines: 8, thin: 1 },
      direction,
    ),
  narrow: (direction) =>
    leaps(
      { width: 350, height: 140, dotRadius: 13, nodeRadius: 6, line: 2.2, inset: 8, lines: 5, thin: 0.8 },
      direction,
    ),
};
