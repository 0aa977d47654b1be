/** The many lines of the search that arrive as one cable, in a wide window: its size, its dot, where the first and the last join, and how thick the cable is, which the dot covers. */
export const ONE_ANSWER = {
  width: 620,
  height: 360,
  dot: { x: 26, y: 288, radius: 26 },
  joins: [300, 120],
  cable: 36,
} as const;
