import { lights, withDirection, withSand } from './light.ts';
import type { AerialStudy, Place } from './study.ts';

export const CARD = { width: 1200, height: 900 };
/** For a card that stands as wide as half a window: two of its pixels for one of the screen. */
const LARGE_CARD = { width: 1920, height: 1440 };
export const WIDE = { width: 1920, height: 1080 };

/** The sea of the covers: the brand's blue, and its light where the ground shows. */
const SEA = { shallow: '#9fc4ff', deep: '#1b3cf5' } as const;
/** Shadows without lines: in what is small they would be torn threads. */
export const FLAT = { lines: { strength: 0, spacing: 5 } };
const PALMS = { light: '#6fb98a', dark: '#2c7a63' } as const;

type Scene = Pick<AerialStudy, 'width' | 'height' | 'seed' | 'across' | 'turn' | 'light'> &
  Partial<AerialStudy>;

export const placeFromAbove = (form: Place, scene: Scene): AerialStudy => ({
  kind: 'aerial',
  form,
  lines: { strength: 0.8, spacing: 5 },
  water: SEA,
  fields: PALMS,
  ...scene,
});

/** A sun that stands high: short shadows beside what was built. */
export const HIGH_SUN: [number, number, number] = [-0.62, 0.62, -0.36];

/** One subject for one page or two: what people have made of the land. */
export const placeStudies: Record<string, AerialStudy> = {
  // Success stories.
  road: placeFromAbove('road', {
    ...WIDE,
    ...FLAT,
    seed: 3,
    across: 20,
    turn: 0.42,
    light: withSand(withDirection(lights.morning, HIGH_SUN), { lit: '#fff3dc', mid: '#f8d3a2' }),
  }),
  city: placeFromAbove('city', {
    ...WIDE,
    seed: 5,
    across: 17,
    turn: 0.3,
    light: withDirection(lights.dusk, [-0.7, 0.5, -0.3]),
    water: { shallow: '#ffe1b0', deep: '#ff9f5a' },
    fields: { light: '#5f7fb0', dark: '#2c4a86' },
    ...FLAT,
  }),
  bank: placeFromAbove('bank', {
    ...WIDE,
    seed: 14,
    across: 21,
    turn: 0,
    light: withDirection(lights.noon, HIGH_SUN),
    fields: { light: '#4f8f86', dark: '#2f6b7a' },
    isAslant: true,
  }),
  clinic: placeFromAbove('clinic', {
    ...WIDE,
    seed: 6,
    across: 18,
    turn: 0,
    light: withDirection(lights.dawn, HIGH_SUN),
  }),
  // The media center's header.
  coast: placeFromAbove('headland', {
    width: 2560,
    height: 1200,
    seed: 7,
    across: 26,
    turn: 0,
    light: withSand(withDirection(lights.morning, [-0.62, 0.66, 0.4]), {
      lit: '#ffecd0',
      mid: '#f3bd84',
      shade: '#6485dc',
    }),
    ...FLAT,
  }),
  // The partners' header.
  streams: placeFromAbove('streams', {
    width: 1920,
    height: 900,
    seed: 29,
    across: 18,
    turn: 0,
    light: withSand(withDirection(lights.noon, [-0.55, 0.5, 0.62]), { shade: '#6485dc' }),
    ...FLAT,
  }),
  // Posts, articles and news.
  pans: placeFromAbove('pans', {
    width: 2560,
    height: 1200,
    seed: 9,
    across: 24,
    turn: 0,
    light: withDirection(lights.noon, [-0.7, 0.5, 0.45]),
  }),
  'three-pans': placeFromAbove('three-pans', {
    width: 2560,
    height: 880,
    seed: 9,
    across: 35,
    turn: 0,
    light: withDirection(lights.noon, [-0.7, 0.5, 0.45]),
  }),
  camp: placeFromAbove('camp', { ...LARGE_CARD, ...FLAT, seed: 5, across: 14, turn: 0, light: lights.dawn }),
  theatre: placeFromAbove('theatre', {
    ...LARGE_CARD,
    ...FLAT,
    seed: 4,
    across: 14.5,
    turn: 0,
    light: withDirection(lights.gold, [-0.68, 0.46, -0.3]),
  }),
  // Of a film's proportions: it is the film's poster, too.
  notes: placeFromAbove('notes', {
    ...WIDE,
    seed: 5,
    across: 42,
    turn: 0,
    light: withDirection(lights.dawn, [-0.7, 0.5, -0.3]),
    lines: { strength: 0.5, spacing: 1.7 },
  }),
  // The same notes from nearer and from another side: lists of articles show them.
  'notes-near': placeFromAbove('notes', {
    ...CARD,
    seed: 5,
    across: 21,
    turn: 0.32,
    light: withDirection(lights.dawn, [-0.7, 0.5, -0.3]),
    lines: { strength: 0.5, spacing: 1.7 },
  }),
  well: placeFromAbove('well', { ...CARD, seed: 11, across: 14, turn: 0, light: lights.gold }),
  greenhouses: placeFromAbove('greenhouses', {
    ...CARD,
    seed: 3,
    across: 15,
    turn: 0,
    light: lights.morning,
  }),
  junction: placeFromAbove('junction', {
    ...CARD,
    ...FLAT,
    seed: 7,
    across: 13,
    turn: 0.2,
    light: withDirection(lights.dawn, HIGH_SUN),
  }),
  gates: placeFromAbove('gates', {
    ...CARD,
    seed: 3,
    across: 13.5,
    turn: 0,
    light: withSand(lights.dusk, { lit: '#ffd29b', mid: '#c07f72' }),
    lines: { strength: 0.3, spacing: 5 },
  }),
  channels: placeFromAbove('channels', {
    ...CARD,
    ...FLAT,
    seed: 2,
    across: 15,
    turn: 0.35,
    light: withDirection(lights.morning, HIGH_SUN),
  }),
  groves: placeFromAbove('groves', {
    width: 2560,
    height: 640,
    seed: 6,
    across: 40,
    turn: 0,
    light: withDirection(lights.oasis, [-0.62, 0.62, 0.4]),
    water: { shallow: '#9fe8c8', deep: '#067a54' },
    fields: { light: '#3cc894', dark: '#0b7d59' },
  }),
};
