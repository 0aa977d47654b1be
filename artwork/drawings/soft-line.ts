import { coordinates, type Point } from '../shared/geometry.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data of a soft curve through the midpoints of the points: shorter than a spline, for lines without corners. */
export function softLine([first, ...rest]: readonly Point[]): string {
  if (first === undefined) return '';
  let pen = { x: round(first.x), y: round(first.y) };
  let data = `M${coordinates(pen.x, pen.y)}q`;
  const inner = rest.slice(0, -1);
  for (const [index, control] of inner.entries()) {
    const next = rest[index + 1] ?? control;
    const isLast = index === inner.length - 1;
    const end = isLast ? next : { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 };
    const step = coordinates(control.x - pen.x, control.y - pen.y, end.x - pen.x, end.y - pen.y);
    data += index > 0 && !step.startsWith('-') ? ` ${step}` : step;
    pen = { x: round(end.x), y: round(end.y) };
  }
  return data;
}
