import { LINES } from '../figures/lines.ts';
import { repeat } from '../shared/geometry.ts';
import { resample, type Polyline } from './polyline.ts';

const SAMPLES = 84;
/** How far it reaches over each side, as a share of the stage. */
const BEYOND = 0.42;

/** Wind over land: forty lines of one surface, from far to near, on 600 × 460 and beyond both its sides. */
export function wind(): Polyline[] {
  return repeat(LINES, (line) => {
    const depth = line / (LINES - 1);
    const rise = (x: number, centre: number, width: number, height: number): number =>
      height * Math.exp(-(((x - centre - 0.16 * depth) / (width * (1 + 0.3 * depth))) ** 2));
    const points = repeat(SAMPLES, (sample) => {
      const x = -BEYOND + ((1 + 2 * BEYOND) * sample) / (SAMPLES - 1);
      const land = rise(x, 0.72, 0.17, 74) + rise(x, 0.24, 0.13, 34) - rise(x, 0.44, 0.1, 12);
      const breath =
        9 * Math.sin(2 * Math.PI * (1.15 * x + 0.85 * depth)) +
        4 * Math.sin(2 * Math.PI * (2.7 * x - 1.4 * depth) + 1);
      return {
        x: 600 * x,
        y: 286 + 168 * depth ** 1.35 - land * (1 - 0.62 * depth) + breath * (0.35 + 1.1 * depth),
      };
    });
    const isPulse = line % 9 === 4;
    return {
      points: resample(points),
      weight: isPulse ? 1.8 : 0.9 + 0.3 * depth,
      opacity: isPulse ? 0.95 : 0.34 + 0.3 * Math.sin(Math.PI * (0.15 + 0.75 * depth)),
      smooth: 1,
      isBroken: false,
      isFilled: false,
      isAccent: false,
      isLoop: false,
    };
  });
}
