/** The many lines of the search that end as one, in a wide window: its size, its dot, and where the first and the last join. */
export const ONE_ANSWER = {
  width: 620,
  height: 360,
  dot: { x: 13, y: 306, radius: 13 },
  joins: [330, 70],
} as const;
