import { circle } from '../figures/elements.ts';
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
  /** How far before its end the last leap lands: half of what is written there. */
  inset: number;
}

/** How much of the ink is in the air under a leap: where they lie over each other, it adds up. Under the first is all of it. */
const AIR = 0.09;

/** From one dot five leaps along the horizon, each farther and higher: begin with one, add the rest. */
function leaps(measures: Measures, direction: Direction): View {
  const { width, height, dotRadius, nodeRadius, line, inset } = measures;
  const x = fromStart(direction, width);
  const [first, ground, sweep] = [dotRadius, height - nodeRadius - 2, direction === 'rtl' ? 0 : 1];
  const reach = (width - inset - first) / LEAPS;
  const arcs = repeat(LEAPS, (index) => {
    const landing = first + reach * (index + 1);
    const [across, up] = [(landing - first) / 2, (ground - 4) * ((index + 1.6) / (LEAPS + 0.6))];
    return `<path d="M${short(x(first))} ${ground}A${short(across)} ${short(up)} 0 0 ${sweep} ${short(x(landing))} ${ground}" fill="currentColor" fill-opacity="${index === 0 ? 1 : AIR}"/>`;
  });
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
    body: arcs.join('') + nodes.join(''),
    dot: { x: first, y: ground, radius: dotRadius },
  };
}

export const leapsDrawing: Drawing = {
  name: 'leaps',
  shows: 'Five leaps from one dot along the horizon: five services, begun with one.',
  wide: (direction) =>
    leaps({ width: 1216, height: 260, dotRadius: 24, nodeRadius: 9, line: 3, inset: 64 }, direction),
  narrow: (direction) =>
    leaps({ width: 350, height: 130, dotRadius: 13, nodeRadius: 6, line: 2.2, inset: 8 }, direction),
};
