import { landscape, withCamera, withoutFarLeft, withoutFarRight, type Landscape } from './landscape.ts';
import { lights, withDirection, withoutSun, withSun, type Light } from './light.ts';
import { solid } from './horizon-studies.ts';
import type { HorizonStudy } from './study.ts';

/** Pixels; the whole land is so much wider than high that the outer hours reach the edges of a window of 2560. */
const HEIGHT = 1200;
const WIDTH = 4 * HEIGHT;

/** One great dune between two small ones: its crest stands in the middle, and both its flanks run out over two hours each. */
const land = withCamera(
  withoutFarLeft(
    landscape(
      [5.6, 5.58],
      [
        [-2.2, 2.4, 0.2, 1.79, 9.4, 13.2, 9.2, 27, 14, -0.16, 1.2],
        [11, 1.5, 0.2, 2.2, 5.8, 9, 5.8, 20.5, 8.4, 0.5, 1.2],
        [-11.4, 1.9, 0.2, 3.6, 5.9, 9.4, 6.2, 17.5, 9, -0.3, 1],
      ],
      -34,
    ),
  ),
  { pitch: 0.1 },
);

/** The haze of the first two hours hides the foot of a far dune: what is left of it would be a scrap over the sand. */
const hazyLand = withoutFarRight(land);

/** In the afternoon the light falls from the other side: what was lit in the morning lies in shade. */
const fromTheWest: Light['direction'] = [0.84, 0.33, -0.12];

interface HourOfDay {
  light: Light;
  land: Landscape;
  /** What this hour shows of the land: from its left to its right end, in heights of the picture from the middle. */
  part: [left: number, right: number];
  /** Its sky beside the other hours', where the one that it has alone would be its neighbour's. */
  beside?: Light['sky'];
}

/**
 * In the order of reading Arabic, from the right. The parts overlap by what a column of the page widens under the
 * pointer, and by what columns of narrow and wide windows differ (`src/pages/business-paths`).
 */
const hours = {
  dawn: {
    light: withSun(lights.dawn, { x: 0.5, y: 0.12 }),
    land: hazyLand,
    part: [0.5, 2],
    beside: { high: '#f8d9d3', middle: '#fbc6b3', low: '#ffb091' },
  },
  morning: {
    light: withSun(lights.morning, { x: 0.36, y: 0.36 }),
    land: hazyLand,
    part: [0.12, 0.74],
    beside: { high: '#bcdafb', middle: '#d2e6fb', low: '#fff0d6' },
  },
  noon: { light: withSun(lights.noon, { x: 0, y: 0.5 }), land, part: [-0.31, 0.31] },
  gold: {
    light: withSun(withDirection(lights.gold, fromTheWest), { x: -0.34, y: 0.2 }),
    land,
    part: [-0.74, -0.12],
  },
  dusk: {
    light: withSun(withDirection(lights.dusk, fromTheWest), { x: -0.6, y: 0.04 }),
    land,
    part: [-2, -0.5],
  },
} satisfies Record<string, HourOfDay>;

const sceneOf = (
  { light, land: under, farDunes }: HourOfDay & { farDunes?: number },
  [left, right]: HourOfDay['part'],
  keptWidth: number,
): HorizonStudy => ({
  ...solid({ width: WIDTH, height: HEIGHT, land: under, light: withoutSun(light) }),
  ...(farDunes !== undefined && { farDunes }),
  kept: { left: WIDTH / 2 + left * HEIGHT, right: WIDTH / 2 + right * HEIGHT, width: keptWidth },
});

/**
 * What lies under the drawing of a path's page (`artwork/figures/planted`): the same land from farther along, so that a
 * crest stands where the drawing is planted. Dawn's and dusk's are their parts of the whole.
 */
const overviews: readonly [name: keyof typeof hours, part: HourOfDay['part']][] = [
  ['morning', [-0.3, 1.2]],
  ['noon', [-1.5, 0.5]],
  ['gold', [0.3, 1.8]],
];

/**
 * Side by side dawn is rose and morning a clear blue, and behind the two dunes that stand in them the plain is level to
 * where it is sky: a far swell in their haze was a slab with a ruled foot.
 */
const besideOthers = ({ light, beside, ...hour }: HourOfDay): HourOfDay & { farDunes?: number } =>
  beside === undefined
    ? { light, ...hour }
    : {
        ...hour,
        light: withSun({ ...light, sky: beside }, { halo: 0.5 }),
        land: { ...land, dunes: land.dunes.slice(0, 2) },
        farDunes: 0,
      };

/** A part of the window, or a column. */
const widthOf = ({ part: [left, right] }: HourOfDay): number => (right - left > 1 ? 1600 : 800);

/**
 * Alone on the page's ground the hour of the first path would have no upper edge, and its crest no lit one: its sky
 * begins in sand of its own, and is redder than the sand where it meets it.
 */
const onGround = ({ light, ...hour }: HourOfDay): HourOfDay => ({
  ...hour,
  light:
    light.sky.high === light.paper
      ? { ...light, sky: { high: '#f4dfcd', middle: '#f7d3b8', low: '#f1bd9d' } }
      : light,
});

/**
 * `day-dawn` to `day-dusk`, which make one land side by side, `day-dawn-crest` …: the same crest at every hour, and
 * `overview-morning` ….
 */
export const dayScenes: Record<string, HorizonStudy> = Object.fromEntries([
  ...Object.entries<HourOfDay>(hours).flatMap(([name, hour]): [string, HorizonStudy][] => [
    [`day-${name}`, sceneOf(besideOthers(hour), hour.part, widthOf(hour))],
    [`day-${name}-crest`, sceneOf(onGround(hour), [-0.7, 0.7], 1200)],
  ]),
  ...overviews.map(([name, part]): [string, HorizonStudy] => [
    `overview-${name}`,
    sceneOf(hours[name], part, 1600),
  ]),
]);
