import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ffmpeg } from '../shared/ffmpeg.ts';
import { SECONDS } from './catalogue.ts';

/** A film's two files; a browser takes the first that it can play. */
export interface EncodedFilm {
  webm: string;
  mp4: string;
}

const COLOR_TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ');
const toVideoRange = (pixelFormat: string): string =>
  `scale=out_color_matrix=bt709:out_range=tv,format=${pixelFormat}`;

/** Coarser than this, lines smear and skies show blocks: then the scene wants fewer frames, not a larger number. */
const COARSEST = { webm: 48, mp4: 32 };

type Encode = (crf: number) => Promise<void>;

/** So many steps of compression halve a file, about. */
const STEPS_TO_HALF = 7;

/** Encodes as finely as the budget allows, from `crf` on. */
async function withinBudget(
  file: string,
  encode: Encode,
  crf: number,
  coarsest: number,
  budget: number,
): Promise<void> {
  await encode(crf);
  const { size } = await stat(file);
  console.log(`${basename(file)}: ${size} bytes at crf ${crf}`);
  if (size <= budget) return;
  if (crf >= coarsest) throw new Error(`${file} does not fit ${budget} bytes`);
  const steps = Math.max(1, Math.ceil(STEPS_TO_HALF * Math.log2(size / budget)));
  await withinBudget(file, encode, Math.min(crf + steps, coarsest), coarsest, budget);
}

/** Encodes numbered PNG frames as AV1 (10 bits) and H.264 (level 4.0, which every telephone decodes). */
export async function encodeFilm(
  frames: string,
  { webm, mp4 }: EncodedFilm,
  { framesPerSecond, budget }: { framesPerSecond: number; budget: number },
): Promise<void> {
  const input = ['-framerate', String(framesPerSecond), '-i', `${frames}/%04d.png`];
  // One key frame for the whole loop: nothing seeks inside it.
  const common = ['-g', String(framesPerSecond * SECONDS), ...COLOR_TAGS, '-an'];
  const av1 = ['-vf', toVideoRange('yuv420p10le'), '-c:v', 'libsvtav1', '-preset', '5'];
  const h264 = ['-vf', toVideoRange('yuv420p'), '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'];
  const level4 = ['-profile:v', 'high', '-level', '4.0', '-refs', '4', '-bf', '3', '-movflags', '+faststart'];
  const encodeWebm: Encode = (crf) => ffmpeg(...input, ...av1, '-crf', String(crf), ...common, webm);
  const encodeMp4: Encode = (crf) =>
    ffmpeg(...input, ...h264, '-crf', String(crf), ...level4, ...common, mp4);
  await withinBudget(webm, encodeWebm, 32, COARSEST.webm, budget);
  await withinBudget(mp4, encodeMp4, 24, COARSEST.mp4, budget);
}
