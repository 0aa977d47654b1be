import type { Shape } from './estimate-shape.ts';
import { sheetOf } from './sheet-of.ts';

const LINES = 9;
/** Where the three arches stand in the width, and how high they are beside the highest, in the order of reading. */
const ARCHES = [
  { at: 0.2, height: 1 },
  { at: 0.51, height: 0.55 },
  { at: 0.8, height: 0.78 },
];
/** Beyond both edges of the window. */
const OUT = 40;
const QUARTER = Math.PI / 2;

/**
 * Draws the page's ribbon into a canvas: nine lines along the ground that rise in three arches, and of them those that
 * are given back in the colour of what is given back, from the middle one outwards.
 */
export function drawPipes(canvas: HTMLCanvasElement, { growth, share }: Shape): void {
  const sheet = sheetOf(canvas);
  if (sheet === undefined) return;
  const { pen, width, height, color, givenBack } = sheet;
  const radius = Math.min(Math.max(width / 23, 26), 76);
  const gap = radius / 9;
  const half = (gap * (LINES - 1)) / 2;
  const ground = height - half - 3;
  // The outer lines first, so that the middle one lies on top.
  for (let rank = LINES - 1; rank >= 0; rank -= 1) {
    const away = Math.ceil(rank / 2) * (rank % 2 === 0 ? 1 : -1);
    const from = away * gap;
    const isGivenBack = rank < Math.max(share * LINES, 0.5);
    pen.strokeStyle = isGivenBack ? givenBack : color;
    pen.globalAlpha = isGivenBack ? 1 - Math.abs(away) * 0.13 : 1;
    pen.lineWidth = rank === 0 ? 2.2 : 1.2;
    pen.beginPath();
    pen.moveTo(-OUT, ground - from);
    for (const arch of ARCHES) {
      const rise = 2 * half + (ground - half - 4 - 2 * half) * growth * arch.height;
      // A low arch has tighter bends: what rises and what turns is never more than it is high.
      const bend = Math.min(radius, Math.max(rise / 2, half + 2));
      const [inner, outer] = [bend - from, bend + from];
      const middle = arch.at * width;
      const top = ground - Math.max(rise, 2 * bend) + bend;
      pen.arc(middle - 2 * bend, ground - bend, inner, QUARTER, 0, true);
      pen.arc(middle, top, outer, Math.PI, 2 * Math.PI);
      pen.arc(middle + 2 * bend, ground - bend, inner, Math.PI, QUARTER, true);
    }
    pen.lineTo(width + OUT, ground - from);
    pen.stroke();
  }
}
