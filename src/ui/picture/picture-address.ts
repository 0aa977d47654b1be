import { pictures, type PictureName } from './pictures.ts';

/** Where a picture lies in one of its widths (pixels). */
export function pictureAddress(name: PictureName, pixels: number, format: 'avif' | 'webp'): string {
  const [, , version] = pictures[name];
  return `/media/${name}.${version}-${pixels}.${format}`;
}
