import {
  ACCENT,
  ALL,
  at,
  BROKEN,
  FILLED,
  LINES,
  LOOKS,
  OPACITY,
  POINTS,
  SMOOTH,
  WEIGHT,
  type Drawing,
  type Mapping,
} from './drawing.ts';
import { step } from './journey.ts';
import type { Gust } from './gust.ts';
import type { Ink } from './ink.ts';

const x = new Float32Array(POINTS);
const y = new Float32Array(POINTS);

/** Strokes all forty lines, from far to near. */
export function stroke(
  pen: CanvasRenderingContext2D,
  { xy, look }: Drawing,
  map: Mapping,
  ink: Ink,
  gust: Gust,
): void {
  pen.lineJoin = 'round';
  for (let line = 0; line < LINES; line += 1) {
    const of = (kind: number): number => at(look, line * LOOKS + kind);
    if (of(OPACITY) < 0.01) continue;
    for (let point = 0; point < POINTS; point += 1) {
      const index = line * POINTS + point;
      [x[point], y[point]] = gust.moved(
        map.left + at(xy, index) * map.scaleX,
        map.top + at(xy, ALL + index) * map.scaleY,
      );
    }
    pen.strokeStyle = ink(of(ACCENT));
    pen.fillStyle = pen.strokeStyle;
    pen.lineWidth = Math.max(0.1, of(WEIGHT) * map.weight);
    pen.globalAlpha = of(OPACITY);
    const joined = 1 - of(BROKEN);
    // A dot is a stroke of no length with round ends.
    const length = Math.abs(at(x, 0) - at(x, 1)) + Math.abs(at(y, 0) - at(y, 1));
    pen.lineCap = length < 0.5 ? 'round' : 'butt';
    trace(pen, of(SMOOTH), joined > 0.99 ? 1 : 2, 0);
    pen.stroke();
    if (joined > 0.01 && joined <= 0.99) {
      pen.globalAlpha = of(OPACITY) * joined;
      pen.lineWidth = Math.min(pen.lineWidth, 1.2 * map.weight);
      trace(pen, of(SMOOTH), 2, 1);
      pen.stroke();
    }
    // Filled when it has nearly arrived: on the way it would be a blob.
    if (of(FILLED) > 0.88) {
      pen.globalAlpha = of(OPACITY) * step(0.88, 1, of(FILLED));
      trace(pen, of(SMOOTH), 1, 0);
      pen.fill();
    }
  }
}

/** Every segment of the line in `x` and `y`, or every other one from the `first`. */
function trace(pen: CanvasRenderingContext2D, smooth: number, every: 1 | 2, first: 0 | 1): void {
  const last = POINTS - 1;
  // A closed line is smooth at its seam, too.
  const isLoop = Math.abs(at(x, 0) - at(x, last)) + Math.abs(at(y, 0) - at(y, last)) < 1;
  const s = smooth / 6;
  pen.beginPath();
  for (let point = first; point < last; point += every) {
    // Strokes that lie over one another, because a line has fewer than twelve, would be darker.
    if (every === 2 && point > 1 && isSame(point, point - 2) && isSame(point + 1, point - 1)) continue;
    if (every === 2 || point === first) pen.moveTo(at(x, point), at(y, point));
    const next = point + 1;
    if (smooth < 0.04) {
      pen.lineTo(at(x, next), at(y, next));
      continue;
    }
    const before = point > 0 ? point - 1 : isLoop ? last - 1 : 0;
    const after = next < last ? next + 1 : isLoop ? 1 : last;
    pen.bezierCurveTo(
      at(x, point) + (at(x, next) - at(x, before)) * s,
      at(y, point) + (at(y, next) - at(y, before)) * s,
      at(x, next) - (at(x, after) - at(x, point)) * s,
      at(y, next) - (at(y, after) - at(y, point)) * s,
      at(x, next),
      at(y, next),
    );
  }
}

const isSame = (one: number, other: number): boolean =>
  at(x, one) === at(x, other) && at(y, one) === at(y, other);
