import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { packagePath } from './project-paths.ts';

export interface OpenFont {
  font: harfbuzz.Font;
  unitsPerEm: number;
}

export interface ShapedGlyph {
  id: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Opens a TrueType or WOFF2 file of an installed package; `weight` picks a point on a variable font's axis. */
export async function openFont(packageFile: string, weight?: number): Promise<OpenFont> {
  const file = await readFile(packagePath(packageFile));
  const bytes = packageFile.endsWith('.woff2') ? await decompress(file) : file;
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes)));
  const font = new harfbuzz.Font(face);
  if (weight !== undefined) font.setVariations([new harfbuzz.Variation('wght', weight)]);
  return { font, unitsPerEm: face.upem };
}

/** Glyphs of one run of text in one script, in visual order, in font units. */
export function shape(font: harfbuzz.Font, text: string): ShapedGlyph[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const position = positions[index];
    return {
      id: codepoint,
      xAdvance: position?.xAdvance ?? 0,
      xOffset: position?.xOffset ?? 0,
      yOffset: position?.yOffset ?? 0,
    };
  });
}
