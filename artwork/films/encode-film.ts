import { ffmpeg } from '../shared/ffmpeg.ts';
import { FRAMES_PER_SECOND, SECONDS } from './catalogue.ts';

/** A film's two files; a browser takes the first that it can play. */
export interface EncodedFilm {
  webm: string;
  mp4: string;
}

const COLOR_TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ');
const toVideoRange = (pixelFormat: string): string =>
  `scale=out_color_matrix=bt709:out_range=tv,format=${pixelFormat}`;

/** One key frame for the whole loop: nothing seeks inside it. */
const KEY_FRAME_DISTANCE = String(FRAMES_PER_SECOND * SECONDS);

/** Encodes numbered PNG frames as AV1 (10 bits) and H.264 (level 4.0, which every telephone decodes). */
export async function encodeFilm(frames: string, { webm, mp4 }: EncodedFilm): Promise<void> {
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', `${frames}/%04d.png`];
  const common = ['-g', KEY_FRAME_DISTANCE, ...COLOR_TAGS, '-an'];
  const av1 = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '30'];
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '21.5'];
  const level4 = ['-profile:v', 'high', '-level', '4.0', '-refs', '4', '-bf', '3', '-movflags', '+faststart'];
  await ffmpeg(...input, '-vf', toVideoRange('yuv420p10le'), ...av1, ...common, webm);
  await ffmpeg(...input, '-vf', toVideoRange('yuv420p'), ...h264, ...level4, ...common, mp4);
}
