import { lights, withDirection, withoutSun, withSand, withSun, type Light } from './light.ts';

/* Hours as single lands have them. */

/** Where the contact page has its sun, which is Riyadh's clock: on the side from which the land is lit. */
export const officeSun = { x: -0.55, y: 0.12 };

/** Noon in a sky that is deep down to where words end. */
export const deepNoon = (middle: Light['sky']['middle']): Light => ({
  ...lights.noon,
  sky: { high: lights.noon.sky.high, middle, low: '#b9d0ff' },
});

/**
 * Noon over crests in a row, whose hollows are open to the window: its light comes round them far enough to model each,
 * and what is half lit is a lighter blue. In sand's own colour it was an orange hem around every shadow.
 */
export const clearNoon: Light = withSand(
  withoutSun(withSun(withDirection(deepNoon('#2447f9'), [-0.6, 0.46, -0.52]), { x: -0.5, y: 0.16 })),
  { mid: '#9aa5f2', shade: '#2f41cf' },
);

/** Dusk in a sky darker than the sand it lights: before one as bright, the crest had no edge. It glows at its sun alone. */
export const officeDusk: Light = {
  ...withSun(lights.dusk, { ...officeSun, color: '#ffb98c', halo: 0.34 }),
  sky: { high: '#1f2f86', middle: '#46519f', low: '#c98d98' },
};

/** Over a plain that is seen to its end: its ground is deeper than the sky, and what is far on it goes over into it. */
export const plainOasis: Light = {
  ...lights.oasis,
  sand: { lit: '#b2eacd', mid: '#58c692', shade: '#005f43' },
  haze: 92,
  paper: '#b2eacd',
};

/** The moon's light on it, from the same side: the sky keeps one colour, and the wind is seen on the lit slope, too. */
export const officeNight: Light = {
  ...officeDusk,
  sun: { ...officeDusk.sun, color: '#9db0ff', halo: 0.3 },
  sky: { high: '#1f2f86', middle: '#24369a', low: '#384dba' },
  sand: { lit: '#7489ea', mid: '#3c4fb8', shade: '#0c1450' },
  lines: { onDrawing: '#c4d0ff', onSand: '#d3dcff', pulse: '#ffffff' },
};
