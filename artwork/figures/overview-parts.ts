/** What the large drawings of the paths' overviews have in common: their size, and the looks of their lines. */
export const [LARGE_WIDTH, LARGE_HEIGHT] = [720, 290];

export const quiet = { opacity: 0.6 };
export const open = { fill: 'var(--ground, none)' };

export const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h-${side}z`;
