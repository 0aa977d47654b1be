import { lights, withDirection } from './light.ts';
import type { AerialStudy } from './study.ts';

const COVER = { width: 1200, height: 900 };
/** For a cover that also stands as wide as a window or its half: two of its pixels for one of the screen. */
const LARGE_COVER = { width: 1920, height: 1440 };
const WIDE = { width: 1920, height: 900 };

const fromAbove = (
  study: Pick<AerialStudy, 'width' | 'height' | 'form' | 'seed' | 'across' | 'turn' | 'light'> &
    Partial<AerialStudy>,
): AerialStudy => ({ kind: 'aerial', lines: { strength: 0.8, spacing: 5 }, ...study });

/** A lower sun: flat ground falls into half light, so that single dunes stand out from it. */
const LOW_SUN: [number, number, number] = [-0.8, 0.38, -0.2];

/** Covers of articles and full-width bands; no two share both a form and an hour. */
export const aerialStudies: Record<string, AerialStudy> = {
  'news-1': fromAbove({
    ...LARGE_COVER,
    form: 'crescents',
    seed: 5,
    across: 14,
    turn: -0.5,
    light: withDirection(lights.dawn, LOW_SUN),
  }),
  'news-2': fromAbove({
    ...COVER,
    form: 'plain',
    seed: 4.2,
    across: 15,
    turn: 0.5,
    light: lights.morning,
    fields: { light: '#3cc894', dark: '#00794f' },
  }),
  'news-4': fromAbove({
    ...COVER,
    form: 'coast',
    seed: 3,
    across: 16,
    turn: 2.6,
    light: lights.dawn,
    water: { shallow: '#9fc4ff', deep: '#1b3cf5' },
  }),
  'news-5': fromAbove({ ...COVER, form: 'ripples', seed: 14, across: 10, turn: -0.6, light: lights.noon }),
  'news-6': fromAbove({ ...COVER, form: 'linear', seed: 12.5, across: 18, turn: -0.7, light: lights.dusk }),
  'dune-top-1': fromAbove({ ...WIDE, form: 'linear', seed: 21, across: 24, turn: 0.65, light: lights.dawn }),
  'dune-top-2': fromAbove({ ...WIDE, form: 'ripples', seed: 2, across: 18, turn: 0.9, light: lights.gold }),
  'dune-top-3': fromAbove({
    ...WIDE,
    form: 'crescents',
    seed: 3,
    across: 24,
    turn: 0.2,
    light: withDirection(lights.night, LOW_SUN),
  }),
};
