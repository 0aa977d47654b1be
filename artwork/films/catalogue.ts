import { heroScenes } from '../studies/hero-scenes.ts';
import type { HorizonStudy } from '../studies/study.ts';

/** A third of a screen's 60: every frame stays for equally long. */
export const FRAMES_PER_SECOND = 20;
export const SECONDS = 8;

export interface FilmScene {
  scene: HorizonStudy;
  /** Bytes that neither of its files may exceed: both are encoded more coarsely until they do not. */
  budget: number;
}

const wideFilm = (scene: HorizonStudy): FilmScene => ({
  scene: { ...scene, width: 1600, height: 900, wind: { ...scene.wind, halfWidth: 0.6 } },
  budget: 450_000,
});

/** Shown on telephones, a few hundred pixels wide. */
const portraitFilm = (scene: HorizonStudy): FilmScene => ({
  scene: { ...scene, width: 720, height: 900, wind: { ...scene.wind, halfWidth: 0.55 } },
  budget: 250_000,
});

/** Loops: only the lines move, and each of their cycles is whole, so the last frame meets the first. */
export const filmScenes: Record<string, FilmScene> = Object.fromEntries(
  Object.entries(heroScenes).map(([name, scene]) => [
    name,
    name.endsWith('wide') ? wideFilm(scene) : portraitFilm(scene),
  ]),
);
