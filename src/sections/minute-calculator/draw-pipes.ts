import type { Shape } from './estimate-shape.ts';
import { sheetOf } from './sheet-of.ts';

const LINES = 9;
/** Of the middle line in an arch, where there is room. */
const WIDEST = 52;
/** An arch and its two bends are four of their radius wide, and a little of the ground shows between two arches. */
const ARCH_WIDTH = 4.4;
/** So many radiuses high an arch may be at least. */
const HEIGHT_IN_RADIUSES = 3.4;
/** Of the dot on the highest arch, in radiuses of an arch. */
const DOT = 0.17;
/** Beyond both edges of the window. */
const OUT = 40;
const QUARTER = Math.PI / 2;

interface Arch {
  /** Over the knob of its range. */
  middle: number;
  /** From 0 to 1. */
  value: number;
  /** The foot of its strand, and how much of the sheet it may fill. */
  foot: number;
  room: number;
}

/**
 * Draws the page's ribbon into a canvas: nine lines along the ground that rise in an arch over the knob of each of the
 * three ranges, as high as its value, and of them those that are given back in the colour of what is given back, from
 * the middle one outwards. Where the ranges stand below each other, each has a strand of its own. The highest arch
 * carries a dot.
 */
export function drawPipes(canvas: HTMLCanvasElement, shape: Shape): void {
  const sheet = sheetOf(canvas);
  if (sheet === undefined) return;
  const { pen, width, height, edge, columnGap, knob, room, color, givenBack } = sheet;
  const { requests, minutes, saved, requestsAt, minutesAt, savedAt, share } = shape;
  const isStacked = room > 0;
  const values = [requests, minutes, saved];
  const column = isStacked ? width - 2 * edge : (width - 2 * edge - 2 * columnGap) / values.length;
  const arches: Arch[] = [requestsAt, minutesAt, savedAt].map((at, index) => ({
    middle: edge + (isStacked ? 0 : index * (column + columnGap)) + knob / 2 + (column - knob) * at,
    value: values[index] ?? 0,
    foot: isStacked ? (index * height) / values.length + room : height,
    room: isStacked ? room : height,
  }));
  const nearest = Math.min(
    ...arches.slice(1).map(({ middle }, index) => middle - (arches[index]?.middle ?? 0)),
  );
  const most = isStacked ? WIDEST : Math.min(WIDEST, nearest / ARCH_WIDTH);
  const radius = Math.min(most, (isStacked ? room : height) / HEIGHT_IN_RADIUSES);
  const gap = radius / LINES;
  const half = (gap * (LINES - 1)) / 2;

  const groundOf = ({ foot }: Arch) => foot - half - 3;
  // Before the sheet has a height, or where it is too low, an arch is as high as its ribbon is thick.
  const riseOf = (arch: Arch) => 2 * half + 4 + Math.max(0, arch.room - 4 * half - 12) * arch.value;
  // A low arch has tighter bends: what rises and what turns is never more than it is high.
  const bendOf = (arch: Arch) => Math.min(radius, riseOf(arch) / 2);

  // The outer lines first, so that the middle one lies on top.
  for (let rank = LINES - 1; rank >= 0; rank -= 1) {
    const away = Math.ceil(rank / 2) * (rank % 2 === 0 ? 1 : -1);
    const from = away * gap;
    const isGivenBack = rank < Math.max(share * LINES, 0.5);
    pen.strokeStyle = isGivenBack ? givenBack : color;
    pen.globalAlpha = isGivenBack ? 1 - Math.abs(away) * 0.13 : 1;
    pen.lineWidth = rank === 0 ? 2.2 : 1.2;
    for (const strand of isStacked ? arches.map((arch) => [arch]) : [arches]) {
      pen.beginPath();
      for (const [index, arch] of strand.entries()) {
        const [ground, bend] = [groundOf(arch), bendOf(arch)];
        const [inner, outer] = [bend - from, bend + from];
        const top = ground - riseOf(arch) + bend;
        if (index === 0) pen.moveTo(-OUT, ground - from);
        pen.arc(arch.middle - 2 * bend, ground - bend, inner, QUARTER, 0, true);
        pen.arc(arch.middle, top, outer, Math.PI, 2 * Math.PI);
        pen.arc(arch.middle + 2 * bend, ground - bend, inner, Math.PI, QUARTER, true);
        if (index === strand.length - 1) pen.lineTo(width + OUT, ground - from);
      }
      pen.stroke();
    }
  }

  const highest = arches.reduce((a, b) => (b.value > a.value ? b : a));
  pen.fillStyle = givenBack;
  pen.globalAlpha = 1;
  pen.beginPath();
  pen.arc(highest.middle, groundOf(highest) - riseOf(highest), radius * DOT, 0, 4 * QUARTER);
  pen.fill();
}
