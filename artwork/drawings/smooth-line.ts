import { coordinates, type Point } from '../shared/geometry.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Path data through the midpoints of the points: each curve takes its control from the one before it, the shortest there
 * is. A midpoint is taken from the control as it came out, so that rounding never adds up.
 */
export function smoothLine([first, second, ...rest]: readonly Point[]): string {
  if (first === undefined || second === undefined) return '';
  let [pen, control] = [first, second];
  const curves = rest.map((next, index) => {
    const end =
      index === rest.length - 1
        ? next
        : { x: round((control.x + next.x) / 2), y: round((control.y + next.y) / 2) };
    const [own, step] = [control, [end.x - pen.x, end.y - pen.y]];
    const part =
      index === 0 ? `q${coordinates(own.x - pen.x, own.y - pen.y, ...step)}t` : `${coordinates(...step)} `;
    control = { x: 2 * end.x - own.x, y: 2 * end.y - own.y };
    pen = end;
    return part;
  });
  return `M${coordinates(first.x, first.y)}${curves.join('').trim()}`;
}
