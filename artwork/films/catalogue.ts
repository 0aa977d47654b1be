import { heroPortrait, heroScene } from '../studies/horizon-studies.ts';
import type { HorizonStudy } from '../studies/study.ts';

export const FRAMES_PER_SECOND = 25;
export const SECONDS = 8;

/** Loops: only the lines move, and each of their cycles is whole, so the last frame meets the first. */
export const filmScenes: Record<string, HorizonStudy> = {
  'hero-dawn': heroScene,
  // Shown on telephones, a few hundred pixels wide.
  'hero-dawn-portrait': {
    ...heroPortrait,
    width: 720,
    height: 900,
    wind: { ...heroPortrait.wind, halfWidth: 0.55 },
  },
};
