import { accentStroke, path, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [180, 98];
const [START, END] = [1, WIDTH - 1];

/** Three promises, each with its agreed level: two times that stay within it, one share that is above. A name over each. */
function levels(): string {
  const rows = [
    { y: 26, kept: 74, level: 106 },
    { y: 58, kept: 112, level: 146 },
    { y: 90, kept: 172, level: 160 },
  ];
  return (
    path(rows.map(({ y }) => `M${START} ${y}H${END}`).join(''), { opacity: 0.6 }) +
    path(rows.map(({ y, kept }) => `M${START} ${y}H${kept}`).join(''), {
      ...accentStroke,
      'stroke-width': 7,
    }) +
    path(rows.map(({ y, level }) => `M${level} ${y - 8}v16`).join(''), { 'stroke-width': 2 })
  );
}

/** What a part of a path's overview means, where it stands beside numbers in columns. */
export const narrowOverviewFigure: Figure = {
  id: 'overview-levels',
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: levels(),
};
