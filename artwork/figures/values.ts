import { polar, repeat, steps, type Point } from '../shared/geometry.ts';
import type { Figure } from './elements.ts';
import { deal, LINES, straight, svgOf, type Line } from './lines.ts';

const CENTRE: Point = { x: 180, y: 150 };

/** Two wave fields that interfere: each keeps its own centre. */
function trust(): Line[] {
  const radii = repeat(19, (index) => 8 + index * 5.8);
  const field = (centre: Point, isAccent: boolean): Line[] => [
    ...radii.map((radius): Line => ({ kind: 'ring', centre, radius, isAccent })),
    { kind: 'node', centre, radius: 4.5, isAccent },
  ];
  return [...field({ x: 132, y: 150 }, false), ...field({ x: 228, y: 150 }, true)];
}

/** A sun that rises over water: rays of uneven length, and waves that widen towards the viewer. */
function innovation(): Line[] {
  const sun: Point = { x: 180, y: 214 };
  const rays = repeat(73, (index): [Point, Point] => {
    const angle = Math.PI + (Math.PI * index) / 72;
    const length = 92 + 70 * Math.abs(Math.sin(index * 0.26)) ** 2.2 + (index % 2 ? 0 : 16);
    return [polar(sun, 62, angle), polar(sun, length, angle)];
  });
  const waves = repeat(9, (index) => {
    const halfWidth = 168 - index * index * 1.9;
    const y = sun.y + index * (4 + index * 0.55);
    return straight({ x: sun.x - halfWidth, y }, { x: sun.x + halfWidth, y }, { opacity: 1 - index * 0.085 });
  });
  const disc = repeat(19, (index) => polar(sun, 42, Math.PI + (Math.PI * index) / 18));
  return [
    ...deal(rays, 30).map((strokes): Line => ({ kind: 'strokes', strokes })),
    { kind: 'area', points: disc, isAccent: true },
    ...waves,
  ];
}

/** A sphere in halftone; the one exact dot carries the accent. Dots of nearly one size share a line. */
function quality(): Line[] {
  const [radius, columns, spacing] = [118, 23, 10.6];
  const grains: { centre: Point; size: number }[] = [];
  const exact: Line[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < columns; row += 1) {
      const x = (column - (columns - 1) / 2) * spacing;
      const y = (row - (columns - 1) / 2) * spacing;
      const distance = Math.hypot(x, y);
      if (distance > radius) continue;
      const depth = Math.sqrt(radius * radius - distance * distance) / radius;
      const light = Math.max(0, (-x * 0.55 - y * 0.62) / radius + depth * 0.56);
      const size = 4.5 * Math.max(0, 1 - light) ** 0.9 + 0.5;
      const centre = { x: CENTRE.x + x, y: CENTRE.y + y };
      if (column === 15 && row === 6) exact.push({ kind: 'node', centre, radius: size, isAccent: true });
      else grains.push({ centre, size });
    }
  }
  const hands = deal(
    grains.toSorted((a, b) => a.size - b.size),
    LINES - 1,
  );
  const dots = hands.map((hand): Line => ({
    kind: 'dots',
    centres: hand.map(({ centre }) => centre).toSorted((a, b) => a.x - b.x || a.y - b.y),
    radius: hand.reduce((sum, { size }) => sum + size, 0) / hand.length,
  }));
  return [...dots, ...exact];
}

/** A ribbon of lines that turns over without breaking; its ends are seen from their edge. */
function flexibility(): Line[] {
  const accentIndex = 28;
  const [width, edge] = [330, 0.24];
  const ribbon = (index: number): Line => {
    const offset = (index - (LINES - 1) / 2) * 5.4;
    // Where a line begins is a wave, too: what is cut straight would look torn off.
    const from = 15 + 13 * Math.cos((index / (LINES - 1)) * Math.PI * 2);
    const points = steps(from, from + width, width / 24).map((x) => {
      const turn = edge + ((x - from) / width) * (Math.PI - edge) * 2;
      return { x, y: CENTRE.y + offset * Math.sin(turn) - 34 * Math.sin(turn - 0.85) };
    });
    return { kind: 'curve', points, ...(index === accentIndex && { isAccent: true, weight: 2.6 }) };
  };
  return repeat(LINES, ribbon);
}

/** Currents that all turn towards one point. */
function focus(): Line[] {
  const count = LINES - 1;
  const current = (index: number): Line => {
    const start = (index / count) * Math.PI * 2;
    const points = repeat(8, (step) => {
      const progress = step / 7;
      return polar(CENTRE, 128 * (1 - progress) ** 1.35 + 15, start + progress * progress * 1.35);
    });
    return { kind: 'curve', points, opacity: index % 2 === 0 ? 0.55 : 0.95 };
  };
  return [...repeat(count, current), { kind: 'node', centre: CENTRE, radius: 9, isAccent: true }];
}

/** The five values' figures, on 360 × 300. */
export const valueLines = {
  trust: trust(),
  innovation: innovation(),
  quality: quality(),
  flexibility: flexibility(),
  focus: focus(),
};

export const valueFigures: readonly Figure[] = Object.entries(valueLines).map(([id, lines]) => ({
  id,
  width: 360,
  height: 300,
  strokeWidth: 1.25,
  body: svgOf(lines),
}));
