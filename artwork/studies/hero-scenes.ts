import { movedAside, withCamera, type Camera, type Landscape } from './landscape.ts';
import { landscapes } from './landscapes.ts';
import { lights, withoutSun, withSun, type Light } from './light.ts';
import type { HorizonStudy } from './study.ts';

/** The lights over Riyadh, in the order of a day. */
export const HOURS = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** Fractions of the picture's width and height, from its left upper corner. */
export interface Place {
  x: number;
  y: number;
}

/**
 * One land and one camera for all five: what changes is the light. A sky keeps to one depth down to its horizon, and so
 * does the paper into which the land dissolves, because the hero's words stand in front of both.
 */
const heroLights: Record<Hour, Light> = {
  dawn: lights.dawn,
  noon: {
    ...withSun(lights.noon, { halo: 0.16 }),
    sky: { high: '#1b3cf5', middle: '#2548f7', low: '#4060fb' },
    sand: { lit: '#fff0d6', mid: '#f6c08a', shade: '#3043dc' },
    lines: { onDrawing: '#dbe4ff', onSand: '#ffffff', pulse: '#ffffff' },
    paper: '#2446f2',
  },
  gold: {
    ...lights.gold,
    direction: lights.dawn.direction,
    lines: { onDrawing: '#8c4154', onSand: '#fff3df', pulse: '#6f2c46' },
    paper: '#fbe6c4',
  },
  dusk: {
    ...withSun(lights.dusk, { color: '#ffa884', halo: 0.62 }),
    sky: { high: '#1f2f86', middle: '#3f4496', low: '#80548a' },
    sand: { lit: '#f0aa8e', mid: '#9a627c', shade: '#1b2573' },
    direction: lights.dawn.direction,
    paper: '#232c7c',
  },
  night: withSun(lights.night, { color: '#8fa6ff', halo: 0.2 }),
};

/** Where the page draws the sun, or the moon: the sky is lit from there. */
export const discPlaces: Record<Hour, { wide: Place; portrait: Place }> = {
  dawn: { wide: { x: 0.19, y: 0.37 }, portrait: { x: 0.24, y: 0.37 } },
  noon: { wide: { x: 0.29, y: 0.245 }, portrait: { x: 0.28, y: 0.3 } },
  gold: { wide: { x: 0.175, y: 0.33 }, portrait: { x: 0.22, y: 0.34 } },
  dusk: { wide: { x: 0.19, y: 0.435 }, portrait: { x: 0.2, y: 0.43 } },
  night: { wide: { x: 0.25, y: 0.27 }, portrait: { x: 0.25, y: 0.31 } },
};

/** The direction in which a camera sees a place of its picture. */
function directionTo(
  { x, y }: Place,
  { focalLength, pitch }: Camera,
  aspect: number,
): { x: number; y: number } {
  const up = 0.5 - y;
  const ahead = focalLength * Math.cos(pitch) - up * Math.sin(pitch);
  return {
    x: ((x - 0.5) * aspect) / ahead,
    y: (up * Math.cos(pitch) + focalLength * Math.sin(pitch)) / ahead,
  };
}

interface Cut {
  name: 'wide' | 'portrait';
  width: number;
  height: number;
  land: Landscape;
  edge: number;
  liftStart: number;
  halfWidth: number;
}

const cuts: readonly Cut[] = [
  {
    name: 'wide',
    width: 2560,
    height: 1440,
    land: landscapes.hero,
    edge: 0.3,
    liftStart: 0.42,
    halfWidth: 0.96,
  },
  // For telephones: a camera of its own, since a cut from the wide scene would lose the lines.
  {
    name: 'portrait',
    width: 1200,
    height: 1500,
    land: withCamera(movedAside(landscapes.hero, 4.8), { focalLength: 1.15, pitch: 0.07 }),
    edge: -0.08,
    liftStart: -0.05,
    halfWidth: 0.8,
  },
];

const sceneOf = (hour: Hour, cut: Cut): HorizonStudy => ({
  kind: 'horizon',
  width: cut.width,
  height: cut.height,
  moment: 0,
  land: cut.land,
  light: withoutSun(
    withSun(
      heroLights[hour],
      directionTo(discPlaces[hour][cut.name], cut.land.camera, cut.width / cut.height),
    ),
  ),
  dissolve: { edge: cut.edge, softness: 0.45 },
  wind: {
    count: 118,
    nearest: 3,
    ratio: 1.03,
    halfWidth: cut.halfWidth,
    strength: 0.6,
    pulse: 1,
    lift: { height: 1, start: cut.liftStart, frequency: 1, cycles: 1 },
  },
});

/** `hour-dawn-wide` to `hour-night-portrait`; those of one land stand together, because it is only marched once. */
export const heroScenes: Record<string, HorizonStudy> = Object.fromEntries(
  cuts.flatMap((cut) => HOURS.map((hour) => [`hour-${hour}-${cut.name}`, sceneOf(hour, cut)] as const)),
);
