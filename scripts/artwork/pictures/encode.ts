import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ffmpeg } from '../shared/ffmpeg.ts';

/** Part of every picture's version: the same master encoded otherwise is another file. */
export const ENCODING = 'aom-crf14-444p10 webp-q84';

/** AVIF colour: 10 bits against bands in the skies, no chroma subsampling because the wind lines are thin. */
const AVIF_OPTIONS = [
  ...['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '4', '-pix_fmt', 'yuv444p10le'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'],
];

/** Encodes one AVIF, `width` pixels wide; a PNG source is RGB and needs its matrix named. */
export async function encodeAvif(source: string, target: string, width: number, crf = 14): Promise<void> {
  const toVideoRange = source.endsWith('.png') ? ':out_color_matrix=bt709:out_range=tv' : '';
  const scale = `scale=${width}:-2:flags=lanczos${toVideoRange}`;
  await ffmpeg('-i', source, '-vf', scale, ...AVIF_OPTIONS, '-crf', String(crf), target);
}

/** Encodes one WebP, `width` pixels wide, for browsers without AVIF. */
export async function encodeWebp(source: string, target: string, width: number): Promise<void> {
  const png = join(tmpdir(), `artwork-${process.pid}-${width}.png`);
  await ffmpeg('-i', source, '-vf', `scale=${width}:-2:flags=lanczos`, '-pix_fmt', 'rgb24', png);
  await sharp(png).webp({ quality: 84, smartSubsample: true, effort: 6 }).toFile(target);
  await rm(png);
}

/** Width and height in pixels of an AVIF master. */
export async function pictureSize(master: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(await readFile(master)).metadata();
  return { width, height };
}
