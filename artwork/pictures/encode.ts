import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ffmpeg } from '../shared/ffmpeg.ts';

/** Part of every picture's version: the same master encoded otherwise is another file. */
export const ENCODING = 'aom-crf10-444p10 webp-q84';

/** AVIF colour: 10 bits against bands in the skies, no chroma subsampling because the wind lines are thin. */
const AVIF_OPTIONS = (
  '-c:v libaom-av1 -still-picture 1 -usage allintra -cpu-used 6 -pix_fmt yuv444p10le ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1'
).split(' ');
/** Coarser than this, bands show in a sky; lines from edge to edge bear it. */
export const COARSEST_CRF = 34;
/** So many steps of compression halve a file, about. */
const CRF_STEPS_TO_HALF = 9;

interface AvifTarget {
  file: string;
  /** Pixels; the height follows. */
  width: number;
  /** Bytes that the file should not exceed: a picture full of lines is compressed more than one of sky. */
  budget: number;
  /** Compression to begin with; coarser steps follow while the file is over its budget. */
  crf: number;
  /** Compression to end with at the latest, where it has no sky. */
  coarsest?: number | undefined;
  /** Whether colours use the whole range of their numbers instead of that of video. */
  isFullRange?: boolean;
}

/** Encodes one AVIF as finely as its budget allows; returns the compression that it took. */
export async function encodeAvif(source: string, target: AvifTarget): Promise<number> {
  const { file, width, budget, crf, coarsest = COARSEST_CRF, isFullRange = false } = target;
  const range = isFullRange ? 'pc' : 'tv';
  // A PNG is RGB and needs the matrix of the conversion named.
  const matrix = source.endsWith('.png') ? ':out_color_matrix=bt709' : '';
  const scale = `scale=${width}:-2:flags=lanczos${matrix}:out_range=${range}`;
  await ffmpeg('-i', source, '-vf', scale, ...AVIF_OPTIONS, '-color_range', range, '-crf', String(crf), file);
  const { size } = await stat(file);
  if (size <= budget || crf >= coarsest) return crf;
  const steps = Math.max(2, Math.round(CRF_STEPS_TO_HALF * Math.log2(size / budget)));
  return encodeAvif(source, { ...target, crf: Math.min(crf + steps, coarsest) });
}

const WEBP_QUALITIES = [84, 70, 56];

/** Encodes one WebP, `width` pixels wide, for browsers without AVIF: as finely as its budget of bytes allows. */
export async function encodeWebp(
  source: string,
  target: string,
  width: number,
  budget: number,
): Promise<void> {
  const png = join(tmpdir(), `artwork-${process.pid}-${width}.png`);
  await ffmpeg('-i', source, '-vf', `scale=${width}:-2:flags=lanczos`, '-pix_fmt', 'rgb24', png);
  for (const quality of WEBP_QUALITIES) {
    const { size } = await sharp(png).webp({ quality, smartSubsample: true, effort: 4 }).toFile(target);
    if (size <= budget) break;
  }
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
