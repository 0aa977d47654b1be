import type { Figure } from './elements.ts';
import { LARGE_HEIGHT as HEIGHT, LARGE_WIDTH as WIDTH } from './overview-parts.ts';
import { today } from './overview-third-path.ts';

const DRAWINGS = {
  today,
};

/** What a part of a path's overview means, where its drawing has weight: half the page wide or more. */
export const largeOverviewFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([name, draw]) => ({
  id: `overview-${name}`,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 2.2,
  body: draw(),
}));
