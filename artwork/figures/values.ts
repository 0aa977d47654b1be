import { coordinates, line, polar, repeat, smooth, steps, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, solid, type Figure } from './elements.ts';

const CENTRE: Point = { x: 180, y: 150 };

/** Two wave fields that interfere: each keeps its own centre. */
function trust(): string {
  const radii = steps(10, 112, 6);
  const [left, right] = [
    { x: 132, y: 150 },
    { x: 228, y: 150 },
  ];
  return [
    path(radii.map((radius) => circleData(left, radius)).join('')),
    path(radii.map((radius) => circleData(right, radius)).join(''), accentStroke),
    circle(left, 4.5, solid),
    circle(right, 4.5, accentSolid),
  ].join('');
}

/** A sun that rises over water: rays of uneven length, and waves that widen towards the viewer. */
function innovation(): string {
  const sun: Point = { x: 180, y: 214 };
  const rays = repeat(73, (index) => {
    const angle = Math.PI + (Math.PI * index) / 72;
    const length = 92 + 70 * Math.abs(Math.sin(index * 0.26)) ** 2.2 + (index % 2 ? 0 : 16);
    return line(polar(sun, 62, angle), polar(sun, length, angle));
  });
  const waves = repeat(9, (index) => {
    const halfWidth = 168 - index * index * 1.9;
    const y = sun.y + index * (4 + index * 0.55);
    return path(`M${coordinates(sun.x - halfWidth, y)}h${coordinates(halfWidth * 2)}`, {
      opacity: 1 - index * 0.085,
    });
  });
  const disc = `M${sun.x - 42} ${sun.y}a42 42 0 0 1 84 0z`;
  return path(rays.join('')) + path(disc, accentSolid) + waves.join('');
}

/** A sphere in halftone; the one exact dot carries the accent. */
function quality(): string {
  const [radius, columns, spacing] = [118, 23, 10.6];
  const dots: string[] = [];
  let accent = '';
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < columns; row += 1) {
      const x = (column - (columns - 1) / 2) * spacing;
      const y = (row - (columns - 1) / 2) * spacing;
      const distance = Math.hypot(x, y);
      if (distance > radius) continue;
      const depth = Math.sqrt(radius * radius - distance * distance) / radius;
      const light = Math.max(0, (-x * 0.55 - y * 0.62) / radius + depth * 0.56);
      const dotRadius = 4.5 * Math.max(0, 1 - light) ** 0.9 + 0.5;
      const centre = { x: CENTRE.x + x, y: CENTRE.y + y };
      if (column === 15 && row === 6) accent = circle(centre, dotRadius, accentSolid);
      else dots.push(circleData(centre, dotRadius));
    }
  }
  return path(dots.join(''), solid) + accent;
}

/** A ribbon of lines that turns over without breaking. */
function flexibility(): string {
  const count = 30;
  const accentIndex = 21;
  const ribbon = (index: number): string => {
    const offset = index - (count - 1) / 2;
    return smooth(
      steps(14, 346, 16).map((x) => {
        const turn = ((x - CENTRE.x) / 332) * Math.PI * 2.1;
        return { x, y: CENTRE.y + offset * 7.2 * Math.cos(turn + 0.45) + 34 * Math.sin(turn - 0.4) };
      }),
    );
  };
  const quiet = repeat(count, (index) => (index === accentIndex ? '' : ribbon(index)));
  return path(quiet.join('')) + path(ribbon(accentIndex), { ...accentStroke, 'stroke-width': 2.6 });
}

/** Currents that all turn towards one point. */
function focus(): string {
  const current = (index: number): string => {
    const start = (index / 64) * Math.PI * 2;
    return smooth(
      repeat(8, (step) => {
        const progress = step / 7;
        return polar(CENTRE, 128 * (1 - progress) ** 1.35 + 15, start + progress * progress * 1.35);
      }),
    );
  };
  const currents = repeat(64, current);
  return [
    path(currents.filter((_, index) => index % 2 === 0).join(''), { opacity: 0.55 }),
    path(currents.filter((_, index) => index % 2 === 1).join(''), { opacity: 0.95 }),
    circle(CENTRE, 9, accentSolid),
  ].join('');
}

const figure = (id: string, draw: () => string): Figure => ({
  id,
  width: 360,
  height: 300,
  strokeWidth: 1.25,
  body: draw(),
});

export const valueFigures: readonly Figure[] = [
  figure('trust', trust),
  figure('innovation', innovation),
  figure('quality', quality),
  figure('flexibility', flexibility),
  figure('focus', focus),
];
