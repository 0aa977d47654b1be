/** The question mark of the FAQ, in the units of the logo's 64-unit square: strands beside each other, and a dot. */
export const QUESTION_MARK = {
  left: 3.8,
  top: 3.8,
  width: 32.9,
  height: 56.5,
  strands: 10,
  dot: { x: 22.19, y: 54, radius: 6.2 },
  /**
   * How wide the page shows it, in pixels: in a window of 1440, where its strands are twelve whole pixels apart, and on a
   * phone of 390.
   */
  shown: { wide: 394.8, narrow: 296 },
} as const;

/** Radius of the symbol's arch, and its stroke's width. */
const RADIUS = 11.75;
const STROKE_WIDTH = 9;
const CENTRE = { x: 20.25, y: 20.25 };
/** Radius of the bowl, and how far it is straight on between the two: without that the inmost strand has a kink where it turns over. */
const [BOWL, STRAIGHT] = [14.5, 3];

/** Where a strand starts, turns and ends. */
export interface Strand {
  start: { x: number; y: number };
  centre: { x: number; y: number };
  arch: number;
  turn: { x: number; y: number };
  /** Behind the straight piece. */
  back: { x: number; y: number };
  bowlCentre: { x: number; y: number };
  bowl: number;
  end: { x: number; y: number };
}

/** The logo's arch, turned at 45° into its bowl: each strand as far outside the middle of the stroke as its turn is. */
export function strandOf(index: number): Strand {
  const offset = (index / (QUESTION_MARK.strands - 1) - 0.5) * STROKE_WIDTH;
  const [arch, bowl] = [RADIUS + offset, BOWL - offset];
  const turn = { x: CENTRE.x + arch * Math.SQRT1_2, y: CENTRE.y + arch * Math.SQRT1_2 };
  const back = { x: turn.x - STRAIGHT * Math.SQRT1_2, y: turn.y + STRAIGHT * Math.SQRT1_2 };
  const bowlCentre = { x: back.x + bowl * Math.SQRT1_2, y: back.y + bowl * Math.SQRT1_2 };
  return {
    start: { x: CENTRE.x - arch, y: 26 },
    centre: CENTRE,
    arch,
    turn,
    back,
    bowlCentre,
    bowl,
    end: { x: bowlCentre.x - bowl, y: 45 },
  };
}
