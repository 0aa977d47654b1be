import { article2 as ar } from '../../content/ar/article-2.ts';
import { article2 as en } from '../../content/en/article-2.ts';

/** One line of the film: when it stands on the screen (seconds from the start), and its words. */
export interface FilmLine {
  startSeconds: number;
  endSeconds: number;
  ar: string;
  en: string;
}

/** Length of the film of /media/article-2, in seconds. */
export const FILM_SECONDS = 56;

/** From when until when each line of the transcript stands on the screen. */
const TIMES = [
  [1, 5],
  [5.5, 9.5],
  [10, 14.5],
  [15, 18.5],
  [19, 22],
  [22.5, 26.5],
  [27, 31.5],
  [32, 36],
  [36.5, 40.5],
  [41, 45],
  [45.5, 50],
  [50.5, 55],
] as const;

/**
 * The words of the film, which is typography in motion: the picture shows the Arabic lines of the article's
 * transcript, the captions repeat them in both languages. Set in display type, they carry no short vowels and no tanween.
 */
export const FILM_LINES: readonly FilmLine[] = TIMES.map(([startSeconds, endSeconds], index) => {
  const [arabic, english] = [ar.video.transcript[index], en.video.transcript[index]];
  if (arabic === undefined || english === undefined) {
    throw new Error(`The transcript of /media/article-2 has no line ${index + 1}`);
  }
  return { startSeconds, endSeconds, ar: arabic, en: english };
});
