import type { Figure } from './elements.ts';
import { checked, foreseen, oneSource } from './overview-last-path.ts';
import { COLUMN_HEIGHT as HEIGHT, COLUMN_WIDTH as WIDTH } from './overview-parts.ts';

const DRAWINGS = { 'one-source': oneSource, checked, foreseen };

/** What a part of a path's overview means, where two share the page. */
export const columnOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body: draw(),
}));
