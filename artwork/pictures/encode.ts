import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ffmpeg } from '../shared/ffmpeg.ts';

/** Part of every picture's version: the same master encoded otherwise is another file. */
export const ENCODING = 'aom-crf10-444p10 webp-q84';

/** AVIF colour: 10 bits against bands in the skies, no chroma subsampling because the wind lines are thin. */
const AVIF_OPTIONS = (
  '-c:v libaom-av1 -still-picture 1 -cpu-used 4 -pix_fmt yuv444p10le ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1'
).split(' ');
/** Coarser than this, bands and smeared lines show. */
const COARSEST_CRF = 26;

interface AvifTarget {
  file: string;
  /** Pixels; the height follows. */
  width: number;
  /** Bytes that the file should not exceed: a picture full of lines is compressed more than one of sky. */
  budget: number;
  /** Compression to begin with; coarser steps follow while the file is over its budget. */
  crf: number;
}

/** Encodes one AVIF as finely as its budget allows. */
export async function encodeAvif(source: string, { file, width, budget, crf }: AvifTarget): Promise<void> {
  // A PNG is RGB and needs the matrix of the conversion named.
  const toVideoRange = source.endsWith('.png') ? ':out_color_matrix=bt709:out_range=tv' : '';
  const scale = `scale=${width}:-2:flags=lanczos${toVideoRange}`;
  await ffmpeg('-i', source, '-vf', scale, ...AVIF_OPTIONS, '-crf', String(crf), file);
  const { size } = await stat(file);
  if (size > budget && crf < COARSEST_CRF) await encodeAvif(source, { file, width, budget, crf: crf + 4 });
}

/** Encodes one WebP, `width` pixels wide, for browsers without AVIF. */
export async function encodeWebp(source: string, target: string, width: number): Promise<void> {
  const png = join(tmpdir(), `artwork-${process.pid}-${width}.png`);
  await ffmpeg('-i', source, '-vf', `scale=${width}:-2:flags=lanczos`, '-pix_fmt', 'rgb24', png);
  await sharp(png).webp({ quality: 84, smartSubsample: true, effort: 6 }).toFile(target);
  await rm(png);
}

/** The mean colour of an AVIF master (16 bits a channel), as six hexadecimal digits. */
export async function meanColour(master: string): Promise<string> {
  const { channels } = await sharp(await readFile(master)).stats();
  return channels
    .slice(0, 3)
    .map(({ mean }) =>
      Math.round(mean / 257)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** Width and height in pixels of an AVIF master. */
export async function pictureSize(master: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(await readFile(master)).metadata();
  return { width, height };
}
