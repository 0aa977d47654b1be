import { polar, repeat, type Point } from '../../shared/geometry.ts';
import { path } from '../elements.ts';
import { svgOf, type Line } from '../lines.ts';
import { node, PLAIN, QUIET, ring, strokes } from '../path-parts.ts';
import { groundAt, seenOver, type Crest } from './crest.ts';

/** `overview-morning`: a small dune at the left, the great one at the right. What is behind them is too far to hide a drawing. */
const MORNING: Crest = [
  [0, 358],
  [45, 330],
  [89, 296],
  [117, 274],
  [130, 265],
  [143, 263],
  [179, 277],
  [263, 314],
  [275, 314],
  [312, 291],
  [340, 270],
  [380, 235],
  [421, 199],
  [466, 156],
  [600, 226],
];

const CENTRE: Point = { x: 466, y: 156 };
const ORBITS = [
  { radius: 62, degrees: [205], size: 4.5 },
  { radius: 116, degrees: [292, 172], size: 5 },
  { radius: 176, degrees: [238, 164], size: 5 },
  { radius: 240, degrees: [200], size: 5 },
];
const DIAL = 304;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const around = (radius: number, degrees: number): Point => polar(CENTRE, radius, radians(degrees));

/** As much of an orbit as stands over the land. */
function arcs(radius: number): string {
  return seenOver(MORNING, (share) => around(radius, 90 + share * 360))
    .map(([from, to]) => {
      const [start, end] = [around(radius, 90 + from * 360), around(radius, 90 + to * 360)];
      const isLong = to - from > 0.5 ? 1 : 0;
      return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${radius} ${radius} 0 ${isLong} 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
    })
    .join('');
}

/** Managed Service: what is kept running is the top of a dune; satellites on their orbits around it, and a day in ticks. */
export function managedService(): string {
  const isOver = ({ x, y }: Point): boolean => y < groundAt(MORNING, x);
  const ticks = repeat(144, (index) => ({ degrees: index * 2.5, isHour: index % 6 === 0 }))
    .map(({ degrees, isHour }) => ({
      degrees,
      isHour,
      hand: [around(DIAL, degrees), around(DIAL + (isHour ? 15 : 7), degrees)] as const,
    }))
    .filter(({ hand }) => hand.every(isOver));
  const hands = (areHours: boolean): (readonly [Point, Point])[] =>
    ticks.filter(({ isHour }) => isHour === areHours).map(({ hand }) => hand);
  const marks: Line[] = [
    strokes(hands(false), QUIET),
    strokes(hands(true), PLAIN),
    ...ORBITS.flatMap(({ radius, degrees, size }) =>
      degrees.map((degree) => node(around(radius, degree), size)),
    ),
    ring(CENTRE, 16),
    node(CENTRE, 6),
  ];
  return path([...ORBITS.map(({ radius }) => radius), DIAL].map(arcs).join(''), PLAIN) + svgOf(marks);
}
