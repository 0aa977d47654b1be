import { line, repeat, smooth, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circleData, path, solid } from './elements.ts';

/** How many lines a figure that the wind can take is made of. */
export const LINES = 40;
/** How many strokes, or dots of one size, one of them falls apart into. */
export const PARTS = 12;

type Shape =
  /** Straight from corner to corner; closed where the last is the first. */
  | { kind: 'corners'; points: readonly Point[] }
  /** Smooth through its points. */
  | { kind: 'curve'; points: readonly Point[] }
  | { kind: 'ring'; centre: Point; radius: number }
  /** A filled circle. */
  | { kind: 'node'; centre: Point; radius: number }
  /** A filled outline. */
  | { kind: 'area'; points: readonly Point[] }
  | { kind: 'strokes'; strokes: readonly (readonly [Point, Point])[] }
  | { kind: 'dots'; centres: readonly Point[]; radius: number };

/** Twice as heavy as a figure's own; the page may set it with `--figure-strong`. */
export const HEAVY = 2;

interface Look {
  /** Its width, where it is not the figure's own. */
  weight?: number;
  opacity?: number;
  isAccent?: boolean;
}

/** One of the forty: the drawings of the site and what the wind carries are both written from it. */
export type Line = Shape & Look;

export const straight = (from: Point, to: Point, look?: Look): Line => ({
  kind: 'corners',
  points: [from, to],
  ...look,
});

/** Items in `count` hands of nearly equal size, neighbours together. */
export function deal<T>(items: readonly T[], count: number): T[][] {
  const first = (hand: number) => Math.round((hand * items.length) / count);
  return repeat(count, (hand) => items.slice(first(hand), first(hand + 1)));
}

function isFilled({ kind }: Line): boolean {
  return kind === 'node' || kind === 'area' || kind === 'dots';
}

function dataOf(shape: Line): string {
  switch (shape.kind) {
    case 'corners':
      return shape.points
        .slice(1)
        .map((point, index) => line(shape.points[index] ?? point, point))
        .join('')
        .replaceAll(/(?<!^)M[^L]+/g, '');
    case 'curve':
      return smooth(shape.points);
    case 'ring':
    case 'node':
      return circleData(shape.centre, shape.radius);
    case 'area':
      return `${smooth(shape.points)}z`;
    case 'strokes':
      return shape.strokes.map(([from, to]) => line(from, to)).join('');
    case 'dots':
      return shape.centres.map((centre) => circleData(centre, shape.radius)).join('');
  }
}

function attributesOf(shape: Line): Record<string, string | number> {
  const { weight, opacity, isAccent = false } = shape;
  const ink = isFilled(shape) ? (isAccent ? accentSolid : solid) : isAccent ? accentStroke : {};
  return {
    ...ink,
    ...(weight !== undefined &&
      !isFilled(shape) && {
        'stroke-width': weight === HEAVY ? `var(--figure-strong, ${weight})` : weight,
      }),
    ...(opacity !== undefined && { opacity }),
  };
}

/** The lines as SVG: those that look alike share a path, in the order in which they first come. */
export function svgOf(lines: readonly Line[]): string {
  const looks = Map.groupBy(lines, (shape) => JSON.stringify(attributesOf(shape)));
  return [...looks.values()]
    .map((alike) => {
      const [first] = alike;
      return first ? path(alike.map(dataOf).join(''), attributesOf(first)) : '';
    })
    .join('');
}
