/** What goes across the window has one size, and is stretched to its place. */
export const [ACROSS_WIDTH, ACROSS_HEIGHT] = [1600, 300];
