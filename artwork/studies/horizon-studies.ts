import {
  dune,
  movedAside,
  withCamera,
  withMainDuneOnly,
  withoutFarRight,
  type Landscape,
} from './landscape.ts';
import { lakeside, landscapes, rank, steep, swell } from './landscapes.ts';
import { lights, withDirection, withoutSun, withSun, type Light } from './light.ts';
import { clearNoon, deepNoon, officeDusk, officeNight, officeSun, plainOasis } from './own-lights.ts';
import type { HorizonStudy, Wind } from './study.ts';

const WIDE = { width: 1920, height: 900 };
/** For what fills a window: two of its pixels for one of a screen of 1280. */
const FINE_WIDE = { width: 2560, height: 1200 };
const FINE_LOW = { width: 2560, height: 1146 };

/** Half a line's width in pixels. Wide pictures show smaller than their pixels on most screens, squares nearly as they are. */
const lineOf = (width: number): number => (width > 2000 ? 1.13 : width > 1500 ? 0.85 : 0.95);

const windOver = (halfWidth: number, lift: Partial<Wind['lift']>, changes: Partial<Wind> = {}): Wind => ({
  count: 118,
  nearest: 3,
  ratio: 1.03,
  halfWidth,
  strength: 0.8,
  pulse: 1,
  lift: { height: 0.6, start: 1, frequency: 1, cycles: 1, ...lift },
  ...changes,
});

type Scene = Pick<HorizonStudy, 'width' | 'height' | 'land' | 'light'> & Partial<HorizonStudy>;

/** Solid land to both edges, lines only on its slopes. */
export const solid = (scene: Scene): HorizonStudy => ({
  kind: 'horizon',
  moment: 0.3,
  dissolve: { edge: 1.2, softness: 0.5 },
  wind: windOver(lineOf(scene.width), {}),
  ...scene,
});

/** Land that turns into lines from `edge` on (-1 to 1 across the picture); they rise from `start`. */
const dissolving = (edge: number, start: number, strength: number, scene: Scene): HorizonStudy =>
  solid({
    dissolve: { edge, softness: 0.5 },
    wind: windOver(lineOf(scene.width), { height: 1, start }, { strength }),
    ...scene,
  });

/** The hero's land at dawn, as headers, cards and the company profile show it: finer lines than the others. */
const heroScene: HorizonStudy = dissolving(0.3, 0.42, 0.6, {
  width: 2560,
  height: 1440,
  moment: 0,
  land: landscapes.hero,
  light: withoutSun(lights.dawn),
  dissolve: { edge: 0.3, softness: 0.45 },
  wind: windOver(0.96, { height: 1, start: 0.42 }, { strength: 0.6 }),
});

/** Where a page shows a sun beside the main dune, the land is lit from there: from the right and from behind. */
const fromItsSun: Light['direction'] = [0.82, 0.3, 0.36];

/** Dawn as the first path has it: the sun behind the land, whose crests are all that it reaches yet. */
const firstLight: Light = {
  ...withSun(withDirection(lights.dawn, [0.66, 0.23, 0.72]), { x: 0.3, y: 0.07 }),
  sky: { high: '#fdeadb', middle: '#fdd4bd', low: '#ff9b74' },
  sand: { lit: '#ffe3bd', mid: '#f09a70', shade: '#2039e4' },
  lines: { ...lights.dawn.lines, onSand: '#fff3df' },
  haze: 100,
};

/** The main dune by a lake. Over it the page has its sun: the water has the way that leads there. */
const lakeAtDusk = solid({
  ...FINE_LOW,
  land: withoutFarRight(withCamera(movedAside(lakeside, 0.6), { pitch: 0.05 })),
  light: withoutSun(withDirection(lights.dusk, fromItsSun)),
  water: { level: 0.9, color: '#2c3a96', glint: 0.8 },
  wind: windOver(lineOf(FINE_LOW.width), {}, { strength: 0.7 }),
});

/** One slope below a high sky, in the shape of a card of the values. */
const slope = (land: Landscape, aside: number, light: Light): HorizonStudy =>
  solid({
    width: 900,
    height: 1040,
    land: withCamera(movedAside(land, aside), { pitch: 0.1 }),
    light: withoutSun(light),
    wind: windOver(lineOf(900), {}),
  });

const horn = (light: Light): HorizonStudy =>
  solid({
    ...FINE_LOW,
    land: landscapes.horn,
    light: withoutSun(light),
    wind: windOver(lineOf(FINE_LOW.width), { height: 0.8, start: 0.8 }),
  });

/** One dune at the inline end, from so low that no plain is seen beside it. */
const starLand: Landscape = {
  ...withCamera(landscapes.fan, { height: 1, pitch: 0.344 }),
  dunes: [dune([-11.2, 1.4, 0.18, 2.1, 6.3, 12, 3.5, 26, 11.4, -0.44, 0.8])],
};

export const horizonStudies: Record<string, HorizonStudy> = {
  'hero-dawn': heroScene,
  'first-light': solid({
    ...FINE_WIDE,
    land: swell,
    farDunes: 2.1,
    shadowDetail: 4,
    shadowEdge: 30,
    light: withoutSun(firstLight),
    wind: windOver(1, {}, { count: 240, ratio: 1.0145, strength: 1.25 }),
  }),
  morning: solid({ ...FINE_WIDE, land: steep, shadowDetail: 4, light: withoutSun(lights.morning) }),
  noon: solid({
    ...FINE_WIDE,
    land: rank,
    light: clearNoon,
    shadowDetail: 4,
    wind: windOver(0.75, {}, { count: 300, ratio: 1.0117, strength: 0.4, pulse: 0.5 }),
  }),
  'gold-wide': solid({
    ...FINE_WIDE,
    land: movedAside(landscapes.spur, -2),
    shadowDetail: 4,
    // Its glow is warmer than the sun, which the page places there: in one as pale, the disc was lost.
    light: withoutSun(withSun(lights.gold, { x: -0.12, y: 0.12, color: '#ffc588', halo: 0.8 })),
  }),
  dusk: horn(lights.dusk),
  'office-dusk': horn(officeDusk),
  'office-night': horn(officeNight),
  'office-noon': horn(withSun(deepNoon('#3a60fe'), officeSun)),
  'lake-dusk': lakeAtDusk,
  night: dissolving(0.5, 0.3, 0.8, {
    ...FINE_LOW,
    land: landscapes.sweep,
    light: withoutSun(lights.night),
    dissolve: { edge: 0.5, softness: 0.6 },
  }),
  'night-wide': solid({
    ...WIDE,
    land: landscapes.horn,
    light: withSun(lights.starlight, { radius: 0.014, halo: 0.22 }),
    stars: 1,
  }),
  // Seen from its foot, against the sky alone: its crest and its shaded side end where the sky begins.
  'star-sky': solid({
    width: 2560,
    height: 1600,
    land: starLand,
    farDunes: 0,
    shadowDetail: 3,
    shadowEdge: 60,
    light: {
      ...withSun(lights.starlight, { halo: 0 }),
      sky: { high: '#090d2b', middle: '#0f1650', low: '#1f2f86' },
    },
    starTrails: { brightness: 1, pole: [-0.337, 0.532, 0.872] },
  }),
  oasis: dissolving(0.75, 0.7, 0.5, {
    width: 2560,
    height: 1440,
    moment: 0.2,
    // From high enough to see its fields as fields, on even ground: on swells each lay in a plane of its own.
    land: withCamera(withMainDuneOnly(landscapes.fan), { height: 6.6, pitch: -0.01 }),
    farDunes: 0,
    ground: 0.15,
    shadowDetail: 6,
    shadowEdge: 60,
    light: withoutSun(plainOasis),
    fields: { light: '#2fb27c', dark: '#00472f' },
    // None beyond the fields: on the horizon, behind its rises, they would be pieces of lines.
    wind: windOver(lineOf(2560), { height: 1, start: 0.7 }, { strength: 0.5, count: 84 }),
  }),
  'slope-dawn': slope(landscapes.sweep, 1.6, lights.dawn),
  'slope-morning': slope(landscapes.fan, 2.6, lights.morning),
  'slope-noon': slope(landscapes.spur, 3, lights.noon),
  'slope-gold': slope(landscapes.ramp, 2.6, lights.gold),
  'slope-dusk': slope(landscapes.ridge, 3, lights.dusk),
  blue: dissolving(0.55, 0.4, 0.55, {
    width: 1920,
    height: 720,
    land: landscapes.sweep,
    light: lights.blue,
    dissolve: { edge: 0.55, softness: 0.6 },
  }),
};
