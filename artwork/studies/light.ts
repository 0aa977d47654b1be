/** Six hexadecimal digits after a number sign. */
export type Color = `#${string}`;

/** One hour of the day: the colours of sky, sand and lines, and where the sun stands. */
export interface Light {
  sky: { high: Color; middle: Color; low: Color };
  sand: { lit: Color; mid: Color; shade: Color };
  sun: {
    color: Color;
    /** x and y of the disc's direction (z is 1), and its angular radius; 0 shows no disc. */
    x: number;
    y: number;
    radius: number;
    halo: number;
  };
  /** Where the light falls from. */
  direction: [x: number, y: number, z: number];
  /** Distance at which haze takes over. */
  haze: number;
  lines: { onDrawing: Color; onSand: Color; pulse: Color };
  /** Ground of the drawing into which the land dissolves. */
  paper: Color;
}

const SAND = '#fbf7f0';
const direction: Light['direction'] = [-0.8, 0.42, -0.22];
const whiteLines = { onDrawing: '#ffffff', onSand: '#ffffff', pulse: '#ffffff' } as const;

export const lights = {
  dawn: {
    sky: { high: SAND, middle: '#fdeadb', low: '#f9d6bb' },
    sand: { lit: '#ffeacd', mid: '#efb78c', shade: '#7488d8' },
    sun: { color: '#fff0d2', x: -0.24, y: 0.2, radius: 0.024, halo: 1 },
    direction,
    haze: 70,
    lines: { onDrawing: '#2b45e6', onSand: '#ffffff', pulse: '#1b3cf5' },
    paper: SAND,
  },
  morning: {
    sky: { high: '#c9e2fa', middle: '#dcedfb', low: '#fff0d6' },
    sand: { lit: '#fff4dc', mid: '#f6c98f', shade: '#4f7fdc' },
    sun: { color: '#fffbe9', x: -0.3, y: 0.3, radius: 0.022, halo: 0.8 },
    direction,
    haze: 70,
    lines: whiteLines,
    paper: SAND,
  },
  noon: {
    sky: { high: '#1b3cf5', middle: '#3f66ff', low: '#b9d0ff' },
    sand: { lit: '#ffe6c2', mid: '#f3bd8c', shade: '#3f4fd6' },
    sun: { color: '#ffffff', x: 0.25, y: 0.42, radius: 0.02, halo: 0.35 },
    direction,
    haze: 80,
    lines: whiteLines,
    paper: SAND,
  },
  gold: {
    sky: { high: '#fbe6c4', middle: '#fdcf97', low: '#fbae78' },
    sand: { lit: '#ffd79b', mid: '#ee9159', shade: '#8c4154' },
    sun: { color: '#fff0c9', x: 0.28, y: 0.16, radius: 0.034, halo: 1 },
    direction: [-0.85, 0.34, -0.15],
    haze: 70,
    lines: { onDrawing: '#fff3df', onSand: '#fff3df', pulse: '#ffffff' },
    paper: SAND,
  },
  dusk: {
    sky: { high: '#1f2f86', middle: '#8086c2', low: '#ffbd98' },
    sand: { lit: '#ffbf98', mid: '#a86a7c', shade: '#1f2a80' },
    sun: { color: '#ffcf9f', x: 0.3, y: 0.06, radius: 0.03, halo: 1 },
    direction: [-0.86, 0.3, -0.1],
    haze: 70,
    lines: { onDrawing: '#ffd9c2', onSand: '#ffd9c2', pulse: '#fff3e6' },
    paper: SAND,
  },
  night: {
    sky: { high: '#0a0e2c', middle: '#10174a', low: '#25379c' },
    sand: { lit: '#4a63d8', mid: '#1f2d86', shade: '#0b1038' },
    sun: { color: '#c9d6ff', x: -0.3, y: 0.24, radius: 0.016, halo: 0.25 },
    direction,
    haze: 70,
    lines: { onDrawing: '#8ea6ff', onSand: '#6f88ef', pulse: '#ffffff' },
    paper: '#0c1238',
  },
  /** Night without a moon: darker overhead, so that stars show. */
  starlight: {
    sky: { high: '#070a24', middle: '#0f1650', low: '#2c3fae' },
    sand: { lit: '#4a63d8', mid: '#1f2d86', shade: '#0b1038' },
    sun: { color: '#c9d6ff', x: -0.34, y: 0.3, radius: 0, halo: 0.1 },
    direction,
    haze: 70,
    lines: { onDrawing: '#8ea6ff', onSand: '#6f88ef', pulse: '#ffffff' },
    paper: '#0c1238',
  },
  oasis: {
    sky: { high: '#f1fbf4', middle: '#dcf7e6', low: '#b4efd0' },
    sand: { lit: '#e9fbee', mid: '#74dba8', shade: '#0f8f66' },
    sun: { color: '#f4ffe9', x: -0.26, y: 0.2, radius: 0.024, halo: 1 },
    direction,
    haze: 70,
    lines: { onDrawing: '#067a54', onSand: '#ffffff', pulse: '#046b4a' },
    paper: '#f1fbf4',
  },
  /** Not an hour but the brand's field in one ink. */
  blue: {
    sky: { high: '#1b3cf5', middle: '#1f41f8', low: '#3f60ff' },
    sand: { lit: '#4f6dff', mid: '#2f4ff9', shade: '#1029c4' },
    sun: { color: '#7f98ff', x: -0.3, y: 0.24, radius: 0, halo: 0.4 },
    direction,
    haze: 70,
    lines: { onDrawing: '#b9c7ff', onSand: '#9db0ff', pulse: '#ffffff' },
    paper: '#1b3cf5',
  },
} satisfies Record<string, Light>;

/** The same hour with the sun elsewhere in the sky; what falls on the land stays as it was. */
export const withSun = (light: Light, sun: Partial<Light['sun']>): Light => ({
  ...light,
  sun: { ...light.sun, ...sun },
});

/** The same hour with an empty sky: where words stand on a picture, the page places the sun itself, clear of them. */
export const withoutSun = (light: Light): Light => withSun(light, { radius: 0 });

/** The same hour with the light from elsewhere. */
export const withDirection = (light: Light, from: Light['direction']): Light => ({
  ...light,
  direction: from,
});

/** The same hour over sand that is otherwise coloured. */
export const withSand = (light: Light, sand: Partial<Light['sand']>): Light => ({
  ...light,
  sand: { ...light.sand, ...sand },
});
