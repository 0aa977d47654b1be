import { circle } from '../figures/elements.ts';
import { short } from '../shared/geometry.ts';
import {
  type Canvas,
  leaps,
  colonnade,
  stepsDown,
  confluence,
  branches,
  loop,
  months,
  gathering,
  nextPlace,
  fields,
} from './closing-motifs.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { twoWays } from './two-ways.ts';

const WIDE = { width: 1216, height: 112, scale: 1, nodeRadius: 7 };
const NARROW = { width: 350, height: 62, scale: 0.56, nodeRadius: 4.5 };

function closing(
  draw: (canvas: Canvas) => string,
  { width, height, scale, nodeRadius }: typeof WIDE,
  direction: Direction,
): View {
  const place = fromStart(direction, width);
  const [over, under] = direction === 'rtl' ? ([0, 1] as const) : ([1, 0] as const);
  const node = (at: number, y: number, isOpen = false) =>
    circle({ x: place(at), y }, nodeRadius, {
      fill: isOpen ? 'var(--ground)' : 'currentColor',
      'stroke-width': 2,
    });
  const ground = height - nodeRadius - 2;
  const body = draw({
    x: (at) => short(place(at)),
    width,
    height: ground,
    over,
    under,
    scale,
    node,
  });
  return { width, height, strokeWidth: 1.5, body };
}

const drawing = (subject: string, shows: string, draw: (canvas: Canvas) => string): Drawing => ({
  name: `closing-${subject}`,
  shows,
  wide: (direction) => closing(draw, WIDE, direction),
  narrow: (direction) => closing(draw, NARROW, direction),
});

export const closingDrawings: readonly Drawing[] = [
  drawing('services', 'Five leaps, of which the first is made.', leaps),
  drawing('privacy', 'A colonnade, an arch for each part of the policy.', colonnade),
  drawing('terms', 'Seven steps down to the ground.', stepsDown),
  drawing('accessibility', 'Steps, and a way without one, to the same place.', twoWays),
  drawing('paths', 'Five ways that come together.', confluence),
  drawing('careers', 'Four places on one line, and a fifth that is open.', nextPlace),
  drawing('fields', 'A row of fields, the last not sown yet.', fields),
  drawing('sitemap', 'Branches of the map, and one that is not drawn yet.', branches),
  drawing('questions', 'A thread that turns once over itself and goes on.', loop),
  drawing('months', 'Twelve months, a letter in each.', months),
  drawing('letter', 'The news of a month fall into one letter.', gathering),
];
