export const LINES = 40;
export const POINTS = 24;
/** Points of a drawing: `xy` has first every x, then every y. */
export const ALL = LINES * POINTS;

/** What a line looks like: places in `look`. */
export const [WEIGHT, OPACITY, SMOOTH, BROKEN, FILLED, ACCENT] = [0, 1, 2, 3, 4, 5];
export const LOOKS = 6;

/** The wind reaches over both sides of this width; a figure's still drawing is as high, from the top, in its middle. */
export const STAGE = { width: 600, stillHeight: 300 };

/** Forty lines as they are drawn, in units of the stage. */
export interface Drawing {
  xy: Float32Array;
  look: Float32Array;
}

export function emptyDrawing(): Drawing {
  return { xy: new Float32Array(2 * ALL), look: new Float32Array(LINES * LOOKS) };
}

/** A value that is there: the arrays of a drawing never change their length. */
export function at(values: Float32Array | Uint8Array, index: number): number {
  return values[index] ?? 0;
}

/** As it is drawn where the text runs from right to left. */
export function mirrored({ xy, look }: Drawing): Drawing {
  return { xy: xy.map((value, index) => (index < ALL ? STAGE.width - value : value)), look };
}

/** How the stage lies on the canvas, in CSS pixels. */
export interface Mapping {
  left: number;
  top: number;
  scaleX: number;
  scaleY: number;
  /** Pixels of a weight of 1. */
  weight: number;
}

/** What lies on the canvas in one way, in units of another: there it looks the same. */
export function remapped({ xy, look }: Drawing, from: Mapping, to: Mapping): Drawing {
  return {
    xy: xy.map((value, index) =>
      index < ALL
        ? (from.left + value * from.scaleX - to.left) / to.scaleX
        : (from.top + value * from.scaleY - to.top) / to.scaleY,
    ),
    look: look.map((value, index) => (index % LOOKS === WEIGHT ? (value * from.weight) / to.weight : value)),
  };
}
