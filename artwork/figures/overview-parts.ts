/** What the large drawings of the paths' overviews have in common: their size, and the looks of their lines. */
export const [LARGE_WIDTH, LARGE_HEIGHT] = [720, 290];
