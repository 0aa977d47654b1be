import { heroScenes } from '../studies/hero-scenes.ts';
import type { HorizonStudy } from '../studies/study.ts';

export const SECONDS = 8;

export interface FilmScene {
  /** Renders the land; the film's scene is the same in fewer pixels, with thinner lines. */
  still: HorizonStudy;
  scene: HorizonStudy;
  /** A whole part of a screen's 60: every frame stays for equally long. */
  framesPerSecond: 12 | 20;
  /** Bytes that neither of its files may exceed: both are encoded more coarsely until they do not. */
  budget: number;
}

const wideFilm = (still: HorizonStudy): FilmScene => ({
  still,
  scene: { ...still, width: 1920, height: 1080, wind: { ...still.wind, halfWidth: 0.72, segments: 600 } },
  framesPerSecond: 12,
  budget: 450_000,
});

/** Shown on telephones, a few hundred pixels wide. */
const portraitFilm = (still: HorizonStudy): FilmScene => ({
  still,
  scene: { ...still, width: 720, height: 900, wind: { ...still.wind, halfWidth: 0.55, segments: 400 } },
  framesPerSecond: 20,
  budget: 250_000,
});

/** Loops: only the lines move, and each of their cycles is whole, so the last frame meets the first. */
export const filmScenes: Record<string, FilmScene> = Object.fromEntries(
  Object.entries(heroScenes).map(([name, scene]) => [
    name,
    name.endsWith('wide') ? wideFilm(scene) : portraitFilm(scene),
  ]),
);
