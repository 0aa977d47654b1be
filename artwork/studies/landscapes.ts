import { dune, landscape, withCamera, type DuneNumbers, type Landscape } from './landscape.ts';

/* Found with `npm run artwork -- explore-forms`; a name says what its main dune looks like. */
export const landscapes = {
  hero: landscape(
    [5.36, 18.74],
    [
      [-8.2, 2.58, 0.22, 1.31, 8.13, 12.54, 6.84, 27, 10.34, -0.14, 1.2],
      [4.4, 2.41, 0.22, 4.51, 2.94, 8.24, 6.09, 16.8, 9.2, -0.05, 1.4],
      [-2.2, 0.81, 0.32, 2.38, 1.37, 8.03, 4.01, 10.57, 5.56, -0.43, 0.8],
    ],
    -38,
  ),
  sweep: landscape(
    [6.07, 15.99],
    [
      [-8.87, 2.13, 0.21, 1.99, 6.52, 13.69, 8.36, 20.68, 12.54, -0.31, 1.2],
      [10.78, 2.65, 0.18, 6.07, 1.67, 9.92, 6.5, 21.64, 9.22, 0.05, 1.4],
      [-2.41, 1.08, 0.37, 5.39, 1.65, 8.23, 4.28, 8.8, 4.57, 0.15, 0.8],
    ],
    -34.69,
  ),
  spur: landscape(
    [4.77, 9.25],
    [
      [-8.74, 2.57, 0.17, 3.97, 7.87, 12.15, 7.21, 26.06, 14.64, -0.27, 1.2],
      [9.82, 1.21, 0.15, 5.55, 1.65, 10.93, 5.8, 18.07, 9.91, 0.03, 1.4],
      [-0.86, 1.26, 0.29, 0.87, 2, 7.51, 3.43, 9, 5.02, 0.08, 0.8],
    ],
    -34.14,
  ),
  fan: landscape(
    [4.89, 4.48],
    [
      [-7.08, 1.5, 0.16, 2.1, 6.53, 13.65, 8.3, 26.5, 11.43, -0.09, 1.2],
      [5.75, 2.75, 0.16, 1.1, 1.8, 9.84, 5.09, 16.86, 8.59, 0.06, 1.4],
      [1.44, 1.12, 0.33, 0.77, 2.28, 8.44, 3.63, 10.11, 3.69, -0.26, 0.8],
    ],
    -24.59,
  ),
  ridge: landscape(
    [5.95, 18.79],
    [
      [-7.47, 2.05, 0.27, 3.17, 8.15, 9.26, 8.02, 22.55, 12.37, -0.18, 1.2],
      [5.5, 1.31, 0.16, 0.16, 1.89, 8.57, 5.87, 20.64, 8.97, 0.31, 1.4],
      [0.05, 1.55, 0.23, 3.71, 1.86, 6.48, 4.94, 8.54, 5.18, 0.49, 0.8],
    ],
    -30.31,
  ),
  horn: landscape(
    [5.05, 5.02],
    [
      [-8.42, 1.81, 0.26, 4.52, 7.77, 13.06, 7.78, 23.25, 14.38, -0.32, 1.2],
      [9.04, 1.69, 0.22, 4, 1.77, 8.76, 6.51, 16.14, 8.62, 0.18, 1.4],
      [0.4, 1.48, 0.3, 3.71, 2.15, 6.83, 3.91, 9.79, 5.44, -0.06, 0.8],
    ],
    -29.55,
  ),
  ramp: landscape(
    [5.09, 7.71],
    [
      [-6.08, 2.49, 0.32, 3.07, 6.91, 12.23, 7.1, 25.01, 13.12, -0.11, 1.2],
      [10.63, 1.98, 0.22, 4.56, 3.19, 8.09, 5.55, 18.53, 9.1, -0.07, 1.4],
      [-3.51, 1.06, 0.33, 4.13, 1.43, 8.76, 4.18, 8.12, 4.16, 0.16, 0.8],
    ],
    -32.59,
  ),
} satisfies Record<string, Landscape>;

/**
 * One large dune whose lit edge winds up to its crest, before an empty plain: the second path's. A dune
 * beside it would stand in its shadow, as half a one.
 */
export const steep: Landscape = {
  seed: 18.79,
  camera: { height: 5.95, pitch: 0.04, focalLength: 1.45 },
  dunes: [
    dune([-8.2, 2.9, 0.24, 2.2, 10.4, 9, 9.5, 22, 14, -0.34, 1]),
    dune([-30.31, 6, 0.08, 1.4, 8.6, 16, 12, 62, 26, 0.1, 4]),
  ],
};

/** Crests in a row, each winding in an S towards the window, from high enough to see the shaded hollow behind each. */
export const rank: Landscape = {
  seed: 5.58,
  camera: { height: 7.5, pitch: 0.02, focalLength: 1.45 },
  dunes: [
    dune([-22, 4.2, 0.26, 2.9, 6.24, 8, 4.2, 30, 16, 0.1, 1.2]),
    dune([-11, 4.2, 0.26, 3.6, 6, 7, 3.8, 24, 16, 0.12, 1.2]),
    dune([-2, 4.2, 0.26, 4.2, 5.52, 6.6, 3.6, 21, 16, 0.12, 1.2]),
    dune([7, 4.2, 0.26, 4.8, 6, 6.6, 3.6, 25, 16, 0.12, 1.2]),
    dune([17, 4.2, 0.26, 5.4, 7.44, 7.4, 4, 31, 16, 0.12, 1.4]),
    dune([29, 4.2, 0.26, 6, 8.88, 8, 4.6, 38, 16, 0.12, 1.4]),
  ],
};

/** No dune of its own: the trains that close other lands, one behind the other to the horizon, like a sea. */
export const swell: Landscape = {
  seed: 3.1,
  camera: { height: 11, pitch: -0.02, focalLength: 1.45 },
  dunes: [],
};

const [mainDune, ...others] = landscapes.hero.dunes;

/** The hero's main dune alone, seen from close to the ground: the land around it may be flooded. */
export const lakeside: Landscape = {
  ...withCamera(landscapes.hero, { height: 2.6, pitch: 0.02 }),
  dunes: [mainDune, ...others.slice(-2)].filter((each) => each !== undefined),
};

/** A land like the ones above with other numbers: one main dune to the left, one behind it, one at the feet. */
export function randomLandscape(random: () => number): Landscape {
  const between = (low: number, high: number): number => low + (high - low) * random();
  const near: [DuneNumbers, DuneNumbers, DuneNumbers] = [
    [
      ...([between(-9, -5), between(0.8, 3), between(0.14, 0.34), between(0, 6.28)] as const),
      ...([between(6.2, 8.5), between(9, 14), between(5.5, 8.5), between(20, 27)] as const),
      ...([between(10, 16), between(-0.34, -0.08), 1.2] as const),
    ],
    [
      ...([between(5, 11), between(1, 3), between(0.12, 0.26), between(0, 6.28)] as const),
      ...([between(1.6, 3.2), between(8, 12), between(4, 7), between(16, 22)] as const),
      ...([between(7, 11), between(-0.1, 0.4), 1.4] as const),
    ],
    [
      ...([between(-4, 3), between(0.5, 1.6), between(0.2, 0.4), between(0, 6.28)] as const),
      ...([between(1.2, 2.3), between(6, 9), between(3.2, 5), between(7.5, 11)] as const),
      ...([between(3.5, 6), between(-0.5, 0.5), 0.8] as const),
    ],
  ];
  return landscape([between(4.6, 6.2), between(0, 20)], near, between(-36, -24));
}
