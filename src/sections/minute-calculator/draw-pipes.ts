import type { Shape } from './estimate-shape.ts';
import { sheetOf } from './sheet-of.ts';

const LINES = 9;
/** From one arch to the next, in widths of the columns that stand below: as many as the values. */
const PITCH = 0.355;
/** Beyond both edges of the window. */
const OUT = 40;
const QUARTER = Math.PI / 2;

/**
 * Draws the page's ribbon into a canvas: nine lines along the ground that rise in an arch over each of the three
 * values, as high as it is, and of them those that are given back in the colour of what is given back, from the middle
 * one outwards.
 */
export function drawPipes(canvas: HTMLCanvasElement, { requests, minutes, saved, share }: Shape): void {
  const sheet = sheetOf(canvas);
  if (sheet === undefined) return;
  const { pen, width, height, edge, color, givenBack } = sheet;
  const pitch = (width - 2 * edge) * PITCH;
  // An arch and its two bends are four of them wide, and a little of the ground shows between two arches.
  const radius = Math.min(pitch / 4.8, 76);
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
    for (const [index, value] of [requests, minutes, saved].entries()) {
      const rise = 2 * half + (ground - half - 4 - 2 * half) * value;
      // A low arch has tighter bends: what rises and what turns is never more than it is high.
      const bend = Math.min(radius, Math.max(rise / 2, half + 2));
      const [inner, outer] = [bend - from, bend + from];
      const middle = width / 2 + (index - 1) * pitch;
      const top = ground - Math.max(rise, 2 * bend) + bend;
      pen.arc(middle - 2 * bend, ground - bend, inner, QUARTER, 0, true);
      pen.arc(middle, top, outer, Math.PI, 2 * Math.PI);
      pen.arc(middle + 2 * bend, ground - bend, inner, Math.PI, QUARTER, true);
    }
    pen.lineTo(width + OUT, ground - from);
    pen.stroke();
  }
}
