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

const WIDE = { width: 1040, height: 360, dot: { x: 240, y: 360, radius: 30 }, cable: 40 };

/** The highest line: how far it swings out from the window's edge, and what share of its height its turn has. */
const SWING = { out: 214, turn: 0.3, lowest: 56 };

/**
 * In a wide window they come in from its edge and turn down to the dot; the higher, the farther they swing out. So that
 * none crosses another, that grows with the square of the height.
 */
export const ONE_ANSWER: Gathering = {
  ...WIDE,
  lineAt: (share, lane) => {
    const { x, y } = WIDE.dot;
    const height = between(y - 1, SWING.lowest, share);
    const level = y - height;
    const swing = { x: x + lane - SWING.out * (height / y) ** 2, y: level + SWING.turn * height };
    const middle = (swing.y + y) / 2;
    return {
      start: { x: WIDE.width, y: level },
      curves: [
        { x: swing.x + 0.6 * height, y: level },
        { x: swing.x, y: between(swing.y, level, 0.62) },
        swing,
        { x: swing.x, y: middle },
        { x: x + lane, y: middle },
        { x: x + lane, y },
      ],
      end: { x: x + lane, y },
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
