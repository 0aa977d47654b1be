import { lights, withDirection, withSand } from './light.ts';
import { CARD, FLAT, HIGH_SUN, placeFromAbove, WIDE } from './place-studies.ts';
import type { AerialStudy } from './study.ts';

/** The places of the five services, each whole: their own rows show them. */
const whole = {
  terraces: placeFromAbove('terraces', {
    ...WIDE,
    seed: 8,
    across: 19,
    turn: 0.2,
    light: lights.dawn,
    ...FLAT,
  }),
  rail: placeFromAbove('rail', {
    ...WIDE,
    seed: 4,
    across: 20,
    turn: -0.17,
    light: withSand(withDirection(lights.morning, [-0.66, 0.4, 0.5]), { shade: '#6788d8' }),
    ...FLAT,
  }),
  // Words stand on its water, which is the field's blue there.
  'lake-noon': placeFromAbove('lake', {
    width: 2560,
    height: 1280,
    seed: 12,
    across: 20,
    turn: 0,
    light: withDirection(lights.noon, HIGH_SUN),
    ...FLAT,
  }),
  caravanserai: placeFromAbove('caravanserai', {
    ...WIDE,
    seed: 2,
    across: 17,
    turn: 0,
    light: withDirection(lights.gold, [-0.2, 0.38, -0.72]),
    ...FLAT,
  }),
  delta: placeFromAbove('delta', {
    ...WIDE,
    seed: 21,
    across: 19,
    turn: 0.15,
    centre: [-2.6, 0],
    light: withDirection(lights.dusk, [-0.55, 0.57, 0.5]),
    ...FLAT,
    water: { shallow: '#8ea6ff', deep: '#1b3cf5' },
  }),
} as const satisfies Record<string, AerialStudy>;

type View = Pick<AerialStudy, 'width' | 'height' | 'across' | 'turn'> & Required<Pick<AerialStudy, 'centre'>>;

const nearer = (place: AerialStudy, view: View): AerialStudy => ({ ...place, ...view });

/** And each from nearer and from another side, around what it is about: the list of solutions shows them. */
export const serviceStudies: Record<string, AerialStudy> = {
  ...whole,
  'terraces-near': nearer(whole.terraces, {
    width: 2560,
    height: 1100,
    across: 15.6,
    turn: 0.62,
    centre: [-3.3, -0.65],
  }),
  'rail-near': nearer(whole.rail, {
    ...WIDE,
    across: 11.5,
    turn: 2.5,
    centre: [2.9, 0.4],
  }),
  'lake-near': nearer(whole['lake-noon'], {
    ...CARD,
    across: 8,
    turn: -0.7,
    centre: [-5.85, -2.87],
  }),
  'caravanserai-near': nearer(whole.caravanserai, {
    ...CARD,
    across: 12,
    turn: 2.85,
    centre: [-2.1, 0.1],
  }),
  'delta-near': nearer(whole.delta, {
    ...WIDE,
    across: 12,
    turn: 2.7,
    centre: [-6.3, -0.2],
  }),
};
