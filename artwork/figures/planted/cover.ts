import type { Attributes } from '../elements.ts';

/** The page's own ground over a part of the picture: what it covers is cut out of the picture, in any direction and by night. */
export const cover: Attributes = { fill: 'var(--ground)', stroke: 'none' };
