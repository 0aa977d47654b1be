import { circle } from '../figures/elements.ts';
import { repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

const BUNDLES = 4;

/** The look of what lies on the field: the page gives it. */
const ON_FIELD = 'var(--hi, currentColor)';

/**
 * The topics of the workshop, how far apart their lines come in, and how far above the drawing they begin to bend: so
 * far `src/pages/article-2/article-2-page.module.css` leads them, by the same numbers.
 */
const TOPICS = 6;
const TOPIC_PITCH = { across: 16, down: 6 };
const ABOVE = 180;

/** As heavy as they are led there, however large the drawing is. */
const AS_LED = 'stroke-width="2" vector-effect="non-scaling-stroke"';

/** Everything is measured along the way from the four to the one, and beside its middle. */
interface Measures {
  /** Of a bundle. */
  count: number;
  /** Where the field begins, and where the one dot is. */
  field: number;
  end: number;
  /** Between two bundles, and between two of their lines; and where they are one. */
  apart: number;
  gap: number;
  /** How far from that middle the one lies. */
  aside?: number;
  joinedGap: number;
  nodeRadius: number;
  ringRadius: number;
  weight: number;
  /** Lines that come in from outside over the field: each along the way and beside its middle, and the points of its bend up to the dot's edge. */
  joining: readonly (readonly Point[])[];
  /** Where a place on the way is on the drawing: across or down. */
  turn: (place: Point) => Point;
}

/** From four rings as many lines set out each, become one bundle before the field begins, and end on it in one dot, with those that join them there. */
function askedOnce({
  count,
  field,
  end,
  apart,
  gap,
  aside = 0,
  joinedGap,
  nodeRadius,
  ringRadius,
  weight,
  joining,
  turn,
}: Measures): string {
  const random = seededRandom(4);
  const at = (along: number, beside: number) => {
    const place = turn({ x: along, y: beside });
    return `${short(place.x)} ${short(place.y)}`;
  };
  const [asked, start, last] = [ringRadius + weight, 2 * ringRadius + weight, end - 3.4 * nodeRadius];
  const middleOf = (bundle: number) => (bundle - (BUNDLES - 1) / 2) * apart;
  const lines = repeat(BUNDLES * count, (index) => {
    const bundle = Math.floor(index / count);
    const middle = middleOf(bundle);
    const from = middle + (index - bundle * count - (count - 1) / 2) * gap;
    const to = aside + (index - (BUNDLES * count - 1) / 2) * joinedGap;
    const [out, leave] = [start + 3.6 * ringRadius, start + (field - start) * 0.16];
    const bend = (field - leave) * 0.54;
    const opacity = `stroke-opacity="${short(0.62 + 0.38 * random(), 2)}"`;
    const outOf = `C${at(start + ringRadius, middle)} ${at(start + ringRadius, from)} ${at(out, from)}`;
    const join = `C${at(leave + bend, from)} ${at(field - bend, to)} ${at(field, to)}`;
    const into = `M${at(field, to)}L${at(last, to)}Q${at(end - nodeRadius, to)} ${at(end, aside)}`;
    return (
      `<path d="M${at(start, middle)}${outOf}L${at(leave, from)}${join}" ${opacity}/>` +
      `<path d="${into}" stroke="${ON_FIELD}"/>`
    );
  });
  const node = circle(turn({ x: end, y: aside }), nodeRadius, { fill: ON_FIELD, stroke: 'none' });
  const rings = repeat(BUNDLES, (bundle) =>
    circle(turn({ x: asked, y: middleOf(bundle) }), ringRadius, { 'stroke-width': weight }),
  );
  const joined = joining.map((line) => {
    const [first, ...rest] = line.map(({ x, y }) => at(x, y));
    return `<path d="M${first}C${rest.join(' ')}" stroke="${ON_FIELD}" ${AS_LED}/>`;
  });
  return [...lines, ...joined, ...rings, node].join('');
}

/** On the page's columns: the field begins with the last of three; a number stands at either side. */
function across(direction: Direction): View {
  const [width, height] = [1216, 520];
  const x = fromStart(direction, width);
  const [start, field, end] = [336, 827, 964];
  const body = askedOnce({
    field: field - start,
    end: end - start,
    count: 7,
    apart: 142,
    gap: 8,
    joinedGap: 5.2,
    nodeRadius: 24,
    ringRadius: 12,
    weight: 3.4,
    // Out of the field's upper edge, where the page's margin is, down into the dot.
    joining: repeat(TOPICS, (index) => {
      const from = width - 1 - index * TOPIC_PITCH.across - start;
      const to = end - start + (2.5 - index) * 5.2;
      return [
        { x: from, y: -ABOVE - height / 2 },
        { x: from, y: -200 },
        { x: to, y: -310 },
        { x: to, y: -95 },
        { x: to, y: -62 },
        { x: end - start, y: -44 },
        { x: end - start, y: 0 },
      ];
    }),
    turn: (place) => ({ x: x(start + place.x), y: height / 2 + place.y }),
  });
  return { width, height, strokeWidth: 1.8, isOpen: true, body };
}

/** Down the page: one number over the lines, the other on the field below them, where the lines end, at the end. */
function down(direction: Direction): View {
  const [width, height, end] = [350, 330, 300];
  // Clear of the lines of the topics, which come down at the inline end.
  const middle = 149;
  const x = fromStart(direction, width);
  const body = askedOnce({
    field: 216,
    end,
    count: 4,
    apart: 74,
    gap: 8,
    aside: 92,
    joinedGap: 4,
    nodeRadius: 14,
    ringRadius: 9,
    weight: 2.6,
    // Down beside the bundles, and round into the dot: each in one bend to its middle, the inner ones from farther above.
    joining: repeat(TOPICS, (index) => {
      const from = width - 1 - index * TOPIC_PITCH.down - middle;
      const reach = from - 92;
      const corner = end - reach * Math.tan((index * 7 - 9) * (Math.PI / 180));
      return [
        { x: 216, y: from },
        { x: 216 + (corner - 216) * 0.66, y: from },
        { x: end + (corner - end) * 0.5, y: 92 + reach * 0.5 },
        { x: end, y: 92 },
      ];
    }),
    turn: (place) => ({ x: x(middle + place.y), y: place.x }),
  });
  return { width, height, strokeWidth: 1.5, body };
}

export const askedOnceDrawing: Drawing = {
  name: 'asked-once',
  shows: 'Four bundles of lines become one: what was asked four times is asked once.',
  wide: across,
  narrow: down,
};
