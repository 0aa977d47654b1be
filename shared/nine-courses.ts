/**
 * The nine streams on which the names of the leading entities stand, in a wide window and on phones: how much higher the
 * rows of the first two are, and where each name begins, in hundredths of the width. A test holds the style sheet to it.
 */
export const NINE_COURSES = {
  wide: { leading: 1.6, from: [0, 6, 20, 36, 46, 42, 28, 12, 0] },
  narrow: { leading: 1.8, from: [0, 0, 10, 20, 26, 22, 12, 4, 0] },
} as const;
