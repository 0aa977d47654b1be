import type { Point } from '../shared/geometry.ts';

/** Which side the lines start at: a drawing is written for each, because digits and words in it never turn. */
export type Direction = 'rtl' | 'ltr';

/** A circle that the page draws itself, over the lines. */
export interface Dot extends Point {
  radius: number;
}

/** Large digits, which are part of the picture: the middle of their baseline, and their size. */
export interface Numeral extends Point {
  size: number;
}

/** Where words of the page stand: their middle, on their line. */
export interface Label extends Point {
  /** How many lines end there; the page's style sheet knows them as `--lines`. */
  lines?: number;
  /** How many go on to later ones, where all run side by side: `--after`. */
  after?: number;
}

/** A drawing at one width. Every `x` that is handed out is measured from the inline start. */
export interface View {
  width: number;
  height: number;
  /** Weight of its lines, in its own units. */
  strokeWidth: number;
  /** SVG, drawn for one direction. */
  body: string;
  /** Whether it has land, to which the page gives a colour; its lines stand before it. */
  hasLand?: boolean;
  /** Whether it shows beyond its box, where the window is wider. */
  isOpen?: boolean;
  /** Where the page sets its digits: behind the land. */
  numerals?: readonly Numeral[];
  /** Where the page's dot is. */
  dot?: Dot | undefined;
  /** Whether the page draws on from its dot, and so must know where that is. */
  goesOn?: boolean;
  labels?: readonly Label[];
}

export interface Drawing {
  /** In kebab case: the name of its files. */
  name: string;
  /** What it shows, for whoever reads the generated module. */
  shows: string;
  wide: (direction: Direction) => View;
  /** Below a window of 768 px. */
  narrow: (direction: Direction) => View;
}

/** Turns a place measured from the inline start into one from the left. */
export const fromStart =
  (direction: Direction, width: number) =>
  (x: number): number =>
    direction === 'rtl' ? width - x : x;
