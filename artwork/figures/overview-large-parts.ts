/** What the paths' large drawings have in common: their size, and what is filled with the light of the path's hour. */
export const [LARGE_WIDTH, LARGE_HEIGHT] = [720, 290];
export const lit = { fill: 'var(--field, none)', stroke: 'none' };
