import { line, polar, repeat, smooth, steps, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, circleData, path, solid, type Figure } from './elements.ts';

const CENTRE: Point = { x: 180, y: 150 };
const strongAccent = { ...accentStroke, 'stroke-width': 2.4 };

/** Growth: seeds in the order in which a flower sets them. */
function seeds(): string {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5));
  const place = (index: number): Point => polar(CENTRE, 8 * Math.sqrt(index + 0.5), index * goldenAngle);
  const radius = (index: number): number => 1.1 + 2.5 * Math.sqrt(index / 260);
  const accentIndex = 89;
  const dots = repeat(260, (index) => (index === accentIndex ? '' : circleData(place(index), radius(index))));
  return path(dots.join(''), solid) + circle(place(accentIndex), 6, accentSolid);
}

/** Ground: contour lines of two hills, and the point between them. */
function contours(): string {
  const [west, east] = [
    { x: 112, y: 138 },
    { x: 256, y: 176 },
  ];
  const hill = (point: Point, centre: Point, width: number): number =>
    Math.exp(-(((point.x - centre.x) / width) ** 2) - ((point.y - centre.y) / (width * 1.05)) ** 2);
  const height = (point: Point): number => hill(point, west, 54) + 0.78 * hill(point, east, 46);
  const around = (centre: Point, level: number): string => {
    const ring = repeat(40, (index) => {
      const angle = (index / 40) * Math.PI * 2;
      let radius = 1;
      while (radius < 200 && height(polar(centre, radius, angle)) > level) radius += 0.5;
      return polar(centre, radius, angle);
    });
    return `${smooth([...ring, ring[0] ?? centre])}z`;
  };
  // Above the saddle each hill has rings of its own, below it the rings run around both.
  const saddle = { x: 190, y: 158 };
  const pass = height(saddle);
  const above = steps(pass + 0.06, 0.95, 0.07);
  return [
    path(above.map((level) => around(west, level)).join('')),
    path(
      above
        .filter((level) => level < 0.74)
        .map((level) => around(east, level))
        .join(''),
    ),
    path(
      steps(0.03, pass * 0.8, 0.045)
        .map((level) => around(saddle, level))
        .join(''),
      { opacity: 0.6 },
    ),
    circle(west, 4.5, solid),
    circle(east, 6, accentSolid),
  ].join('');
}

/** Direction: a dial whose ticks lengthen towards where it points. */
function compass(): string {
  const heading = -0.62;
  const tick = (index: number): string => {
    const angle = (index / 120) * Math.PI * 2;
    const closeness = Math.max(0, Math.cos(angle - heading)) ** 5;
    return line(polar(CENTRE, 128 - 62 * closeness, angle), polar(CENTRE, 134, angle));
  };
  return [
    path(repeat(120, tick).join('')),
    path(line(CENTRE, polar(CENTRE, 128, heading)), strongAccent),
    circle(polar(CENTRE, 128, heading), 7, accentSolid),
    circle(CENTRE, 4.5, solid),
  ].join('');
}

/** Link: arches that carry a road from one bank to the other. */
function bridge(): string {
  const ground = 214;
  const arches = [78, 146, 214, 282].flatMap((x) =>
    steps(8, 32, 4).map((radius) => `M${x - radius} ${ground}a${radius} ${radius} 0 0 1 ${radius * 2} 0`),
  );
  const cables = steps(0, 14, 1).map((index) => {
    const x = 44 + index * 9.7;
    return (
      line({ x, y: 174 }, { x: 180, y: 60 + index * 3.4 }) +
      line({ x: 360 - x, y: 174 }, { x: 180, y: 60 + index * 3.4 })
    );
  });
  return [
    path(cables.join(''), { opacity: 0.75 }),
    path(arches.join('')),
    path(`M20 ${ground}H340`, { opacity: 0.6 }),
    path('M20 174H340', strongAccent),
    circle({ x: 180, y: 52 }, 6, accentSolid),
  ].join('');
}

const figure = (id: string, draw: () => string): Figure => ({
  id,
  width: 360,
  height: 300,
  strokeWidth: 1.25,
  body: draw(),
});

export const formFigures: readonly Figure[] = [
  figure('seeds', seeds),
  figure('contours', contours),
  figure('compass', compass),
  figure('bridge', bridge),
];
