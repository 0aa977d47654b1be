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
}

/** From one dot five leaps along the horizon, each farther and higher: begin with one, add the rest. */
function leaps({ width, height, dotRadius, nodeRadius }: Measures, direction: Direction): View {
  const x = fromStart(direction, width);
  const [first, ground, sweep] = [dotRadius, height - nodeRadius - 2, direction === 'rtl' ? 0 : 1];
  const reach = (width - nodeRadius - 2 - first) / LEAPS;
  const arcs = repeat(LEAPS, (index) => {
    const landing = first + reach * (index + 1);
    const [across, up] = [(landing - first) / 2, (ground - 4) * ((index + 1.6) / (LEAPS + 0.6))];
    const look = index === 0 ? ' stroke-width="2.4"' : ` stroke-opacity="${short(0.95 - index * 0.14, 2)}"`;
    return `<path d="M${short(x(first))} ${ground}A${short(across)} ${short(up)} 0 0 ${sweep} ${short(x(landing))} ${ground}"${look}/>`;
  });
  const nodes = repeat(LEAPS, (index) =>
    circle({ x: x(first + reach * (index + 1)), y: ground }, nodeRadius, {
      fill: index === 0 ? 'currentColor' : 'var(--ground)',
      'stroke-width': 2,
    }),
  );
  return {
    width,
    height,
    strokeWidth: 1.5,
    body: arcs.join('') + nodes.join(''),
    dot: { x: first, y: ground, radius: dotRadius },
  };
}

export const leapsDrawing: Drawing = {
  name: 'leaps',
  shows: 'Five leaps from one dot along the horizon: five services, begun with one.',
  wide: (direction) => leaps({ width: 1216, height: 260, dotRadius: 19, nodeRadius: 7 }, direction),
  narrow: (direction) => leaps({ width: 350, height: 130, dotRadius: 11, nodeRadius: 5 }, direction),
};
