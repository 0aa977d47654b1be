import { repeat, short } from '../shared/geometry.ts';
import type { Drawing, View } from './drawing.ts';

const LINES = 9;

interface Measures {
  width: number;
  height: number;
  /** Radius of the innermost arch. */
  inner: number;
  gap: number;
  dotRadius: number;
}

/** Nine arches stand over one dot. Both sides are alike, so it is one drawing for both directions. */
function shelter({ width, height, inner, gap, dotRadius }: Measures): View {
  const [middle, outer] = [width / 2, inner + (LINES - 1) * gap];
  const springing = outer + 2;
  const arches = repeat(LINES, (index) => {
    const r = inner + index * gap;
    const look =
      index === 0
        ? ' stroke-width="2.4" fill="var(--sky-night)"'
        : ` stroke-opacity="${short(1 - (index / LINES) * 0.84, 2)}"`;
    return `<path d="M${short(middle - r)} ${height}V${springing}A${r} ${r} 0 0 1 ${short(middle + r)} ${springing}V${height}"${look}/>`;
  });
  return {
    width,
    height,
    strokeWidth: 1.4,
    body: arches.join(''),
    dot: { x: middle, y: height - dotRadius, radius: dotRadius },
  };
}

export const shelterDrawing: Drawing = {
  name: 'shelter',
  shows: 'Nine arches over one dot: what is kept for somebody.',
  wide: () => shelter({ width: 300, height: 400, inner: 44, gap: 13, dotRadius: 20 }),
  narrow: () => shelter({ width: 150, height: 190, inner: 24, gap: 6, dotRadius: 10 }),
};
