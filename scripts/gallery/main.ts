// npm run gallery [-- --out DIR]: a picture of every part of src/ui and of every letter, in both languages, as a phone
// and a screen show it.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_MISSING, ensureBrowser } from '../test/browser.ts';
import { buildGallery } from '../build/build-gallery.ts';
import { sampleLetters } from './sample-letters.ts';
import { serveGallery } from './serve-gallery.ts';

const ORIGIN = 'http://gallery.test';
const ADDRESSES = { ar: '/__gallery', en: '/en/__gallery' };
const WIDTHS_PX = [390, 1440];
/** A phone, and the pane in which a mail program shows a letter. */
const LETTER_WIDTHS_PX = [390, 640];

const { out } = parseArgs({ options: { out: { type: 'string', default: 'dist/gallery-pictures' } } }).values;
const executablePath = ensureBrowser(process.env);
if (executablePath === undefined) {
  console.error(BROWSER_MISSING);
  process.exit(1);
}
const folder = await buildGallery();
await mkdir(out, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [language, address] of Object.entries(ADDRESSES)) {
  for (const width of WIDTHS_PX) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await serveGallery(context, folder, ORIGIN);
    const page = await context.newPage();
    await page.goto(ORIGIN + address);
    await page.locator('html[data-motion]').waitFor();
    for (const part of await page.locator('[data-part]').all()) {
      const name = `${(await part.getAttribute('data-part')) ?? ''}-${language}-${width}.png`;
      await part.screenshot({ path: join(out, name) });
    }
    await context.close();
  }
}
for (const width of LETTER_WIDTHS_PX) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme });
    const page = await context.newPage();
    for (const { name, language, html } of sampleLetters()) {
      await page.setContent(html);
      const path = join(out, `letter-${name}-${language}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
console.log(`The pictures are in ${out}.`);
