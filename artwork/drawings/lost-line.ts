import { circle } from '../figures/elements.ts';
import { coordinates, repeat, smooth, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Dot, type Drawing, type View } from './drawing.ts';

interface Trail {
  /** Its dots: how many, how far apart, how large. */
  count: number;
  gap: number;
  firstRadius: number;
  /** Where it sets out for, in radians from the inline end clockwise, and how far it sways about that. */
  heading: number;
  sway: number;
}

type Place = (x: number) => number;

/** From 0 to 1 between two shares, without a corner. */
function ease(share: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** It has left the map at the dot, turns about itself, thins out and stops. */
function lostLine({ count, gap, firstRadius, heading, sway }: Trail, dot: Dot, fromLeft: Place): string {
  let { x, y } = dot;
  const dots = repeat(count, (index) => {
    const share = index / count;
    const turned = heading + sway * Math.sin(share * 7) - 2.2 * Math.PI * ease(share, 0.44, 0.9);
    const step = index === 0 ? dot.radius + gap : gap * (1 + share * 0.7);
    x += step * Math.cos(turned);
    y += step * Math.sin(turned);
    return circle({ x: fromLeft(x), y }, firstRadius * (1 - 0.6 * share), {
      opacity: 1 - 0.82 * share ** 1.8,
    });
  });
  // The map is drawn in the ink of its page: only what was lost has the brand's blue.
  return `<g fill="var(--accent)" stroke="none">${dots.join('')}</g>`;
}

/** A hill in a drawing's far lower corner: its heights, between which radii, and how little they are round. */
interface Hill {
  width: number;
  height: number;
  rings: number;
  innermost: number;
  outermost: number;
  uneven: number;
}

const WIDE: Hill = { width: 640, height: 640, rings: 16, innermost: 120, outermost: 520, uneven: 1 };
const NARROW: Hill = { width: 370, height: 270, rings: 11, innermost: 50, outermost: 200, uneven: 1.7 };
/** Points of a quarter of a ring, and one beyond each of its ends. */
const STEPS = 12;

/** A point of a height's line about the far lower corner; no height is quite round, and each a little like the next. */
function contour({ width, height, innermost, outermost, uneven }: Hill, share: number, angle: number): Point {
  const radius = innermost + (outermost - innermost) * share;
  const drift = 1.1 * share;
  const bumps = 0.045 * Math.sin(3.1 * angle + 0.4 + drift) + 0.02 * Math.sin(7 * angle + 2 - 2 * drift);
  const reach = radius * (1 + uneven * bumps);
  return { x: width - reach * Math.cos(angle), y: height - reach * Math.sin(angle) };
}

/** The heights' lines, every fifth heavier, with a tint of the land on what is higher. */
function heightsOf(hill: Hill, fromLeft: Place): string {
  const { rings, width, height } = hill;
  const corner = `L${coordinates(fromLeft(width + 40), height + 40)}z`;
  return repeat(rings, (index) => {
    const points = repeat(STEPS + 3, (step) =>
      contour(hill, index / (rings - 1), ((step - 1) / STEPS) * (Math.PI / 2)),
    );
    const line = smooth(points.map(({ x, y }) => ({ x: fromLeft(x), y })));
    if (index % 5 > 0) return `<path stroke-opacity=".4" d="${line}"/>`;
    return (
      `<path fill="var(--clay)" fill-opacity=".14" stroke="none" d="${line}${corner}"/>` +
      `<path stroke-width="1.5" stroke-opacity=".7" d="${line}"/>`
    );
  }).join('');
}

function wide(direction: Direction): View {
  const { width, height } = WIDE;
  const fromLeft = fromStart(direction, width);
  const dot: Dot = { ...contour(WIDE, 1, 0.4), radius: 26 };
  // It ends well below the page's title, whose second line reaches over it in Arabic.
  const trail = { count: 54, gap: 6.6, firstRadius: 3.2, heading: -2.1, sway: 0.6 };
  return {
    width,
    height,
    strokeWidth: 1,
    isOpen: true,
    body: heightsOf(WIDE, fromLeft) + lostLine(trail, dot, fromLeft),
    dot,
  };
}

/** The same hill on phones. */
function narrow(direction: Direction): View {
  const { width, height } = NARROW;
  const fromLeft = fromStart(direction, width);
  const dot: Dot = { ...contour(NARROW, 1, 0.5), radius: 12 };
  const trail = { count: 52, gap: 4.6, firstRadius: 2.1, heading: -2.5, sway: 0.5 };
  return {
    width,
    height,
    strokeWidth: 1,
    body: heightsOf(NARROW, fromLeft) + lostLine(trail, dot, fromLeft),
    dot,
  };
}

export const lostLineDrawing: Drawing = {
  name: 'lost-line',
  shows: 'The heights of a map, and a line that has left them at the dot and ends nowhere.',
  wide,
  narrow,
};
