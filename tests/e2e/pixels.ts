import type { Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';

/** Contrast of large letters (24 px) and of others (WCAG 2.2, 1.4.3), where hairlines under words are no ground. */
const ENOUGH = { large: 3, usual: 4.5 };

interface Line {
  text: string;
  color: string;
  isLarge: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Words whose contrast to what is really painted behind them is too small, measured from pixels: the page is pictured
 * without its letters. Needs a page that does not move.
 */
export async function faintOverPictures(page: Page): Promise<string[]> {
  await paint(page, 'transition: none !important;');
  const lines = await page.evaluate(linesOverPictures);
  if (lines.length === 0) return [];
  await paint(page, 'color: transparent !important; transition: none !important;');
  const left = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.left))));
  const top = Math.floor(Math.min(...lines.map((line) => line.top)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.left + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.top + line.height)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const picture = await page.screenshot({ fullPage: true, clip, scale: 'css' });
  await paint(page, '');
  const { faint, ...measured } = await page.evaluate(measure, {
    picture: picture.toString('base64'),
    lines,
    origin: { left, top },
    enough: ENOUGH,
  });
  recordEvidence('contrast', { page: page.url(), ...measured });
  return faint;
}

const paint = (page: Page, declarations: string) =>
  page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(`* { ${text} }`);
    document.adoptedStyleSheets = [style];
  }, declarations);

/** The lines of words in sections and headers that have a picture behind them. */
function linesOverPictures(): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  const images = [...document.querySelectorAll('main img[alt=""]')].filter(
    (image) => image.checkVisibility() && getComputedStyle(image).position === 'absolute',
  );
  for (const section of new Set(images.map((image) => image.closest('section, header, [data-theme]')))) {
    if (section === null) continue;
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (text === '' || element === null || element.closest('.visually-hidden, [aria-hidden]') !== null)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, fontSize } = getComputedStyle(element);
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        const place = { left: left + window.scrollX, top: top + window.scrollY, width, height };
        lines.push({ text, color, isLarge: parseFloat(fontSize) >= 24, ...place });
      }
    }
  }
  return lines;
}

interface Measured {
  picture: string;
  lines: Line[];
  /** Where the picture begins on the page. */
  origin: { left: number; top: number };
  enough: typeof ENOUGH;
}

interface Contrast {
  /** Words that are too faint. */
  faint: string[];
  /** How many lines were measured, and the lowest contrast of usual and of large letters, but for hairlines. */
  lines: number;
  usual: number;
  large: number;
}

async function measure({ picture, lines, origin, enough }: Measured): Promise<Contrast> {
  const HAIRLINES = 50;
  /** Contrasts are counted in steps of a tenth, to find that of all but hairlines without sorting. */
  const STEPS = 211;
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) throw new Error('No canvas.');
  const luminance = (red: number, green: number, blue: number) => {
    const linear = (channel: number) =>
      channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const inks = lines.map(({ color }) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return luminance(red, green, blue);
  });
  context.drawImage(bitmap, 0, 0);
  const found: Contrast = { faint: [], lines: 0, usual: 21, large: 21 };
  for (const [index, { text, isLarge, width, height, ...place }] of lines.entries()) {
    const left = place.left - origin.left;
    const top = place.top - origin.top;
    if (width < 1 || left < 0 || left + width > bitmap.width) continue;
    const { data } = context.getImageData(left, top, Math.ceil(width), Math.ceil(height));
    const ink = inks[index] ?? 0;
    let below = 0;
    let worst = 21;
    const pixels = new Uint32Array(STEPS);
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      worst = Math.min(worst, contrast);
      pixels[Math.floor(contrast * 10)] = (pixels[Math.floor(contrast * 10)] ?? 0) + 1;
      if (contrast < (isLarge ? enough.large : enough.usual)) below += 1;
    }
    const hairlines = data.length / 4 / HAIRLINES;
    if (below > hairlines) found.faint.push(`${worst.toFixed(2)}: ${text}`);
    let lowest = 0;
    for (let count = pixels[0] ?? 0; count <= hairlines; count += pixels[lowest] ?? 0) lowest += 1;
    const size = isLarge ? 'large' : 'usual';
    found[size] = Math.min(found[size], lowest / 10);
    found.lines += 1;
  }
  return found;
}
