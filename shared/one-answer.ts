interface Point {
  /** From the inline start. */
  x: number;
  y: number;
}

/** Many lines that gather into one cable, which ends in a dot. */
export interface Gathering {
  width: number;
  height: number;
  dot: { x: number; y: number; radius: number };
  /** How thick the cable is, which the dot covers. */
  cable: number;
  /**
   * A line, from the best answer's (0) to the last one (1), to its own place in the cable, so far from its middle: where
   * it starts, curves of three points each, and where it ends, straight on.
   */
  lineAt: (share: number, lane: number) => { start: Point; curves: readonly Point[]; end: Point };
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

const WIDE = { width: 1040, height: 360, dot: { x: 240, y: 360, radius: 30 }, cable: 55 };

/**
 * From where the highest comes in they turn, about one centre, of which the lowest keeps so far; so many as the cable
 * takes, as far from one another all the way. The drawing is stretched: in the usual window it is so much more across than
 * down.
 */
const TURN = { highest: 24, inner: 52, across: 1.2 };

/** In a wide window they come in level from its edge, turn down in quarters of circles about one centre, and go on into the dot. */
export const ONE_ANSWER: Gathering = {
  ...WIDE,
  lineAt: (_share, lane) => {
    const { x, y } = WIDE.dot;
    const leg = x + lane;
    const radius = TURN.inner + WIDE.cable / 2 - lane;
    const turned = TURN.highest + TURN.across * (WIDE.cable + TURN.inner);
    const level = turned - TURN.across * radius;
    // A cubic curve's controls are so far from the corner of a quarter of a circle.
    const short = 0.448;
    const begins = { x: leg + radius, y: level };
    return {
      start: { x: WIDE.width, y: level },
      curves: [
        begins,
        begins,
        begins,
        { x: leg + short * radius, y: level },
        { x: leg, y: level + TURN.across * short * radius },
        { x: leg, y: turned },
      ],
      end: { x: leg, y },
    };
  },
};

const NARROW = { width: 360, height: 160, dot: { x: 360, y: 128, radius: 14 }, cable: 16 };

/** On phones they come in below the field, from the other edge, and lie down beside one another on the way to the dot. */
export const ONE_ANSWER_NARROW: Gathering = {
  ...NARROW,
  lineAt: (share, lane) => {
    const { x, y } = NARROW.dot;
    const level = NARROW.height * share;
    // What comes from farther off joins later, nearer to the dot.
    const joins = x - between(174, 54, (Math.abs(level - y) / y) ** 0.8);
    return {
      start: { x: 0, y: level },
      curves: [
        { x: joins * 0.46, y: level },
        { x: joins * 0.5, y: y + lane },
        { x: joins, y: y + lane },
      ],
      end: { x, y: y + lane },
    };
  },
};
