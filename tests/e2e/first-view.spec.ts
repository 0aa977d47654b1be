import type { Browser, Page } from '@playwright/test';
import { SECTIONS } from '../site/sections.ts';
import { expect, test } from './site-test.ts';

// What a page sends before anyone touches it, counted in a browser, which alone knows what a window shows.

const KILOBYTE = 1000;
/** A phone of the middle, as Lighthouse takes it for its own. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Bytes of the pictures in the window, the grounds of its boxes included, by their files. */
function picturesInView(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const sizes = new Map(
      performance
        .getEntriesByType('resource')
        .map((entry) => [entry.name, entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0]),
    );
    const seen: Record<string, number> = {};
    for (const part of document.querySelectorAll('main, main *, header, header *')) {
      const { top, bottom, left, right, width } = part.getBoundingClientRect();
      if (width === 0 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) continue;
      const grounds = [null, '::before', '::after'].map(
        (pseudo) => getComputedStyle(part, pseudo).backgroundImage,
      );
      const files = grounds
        .join()
        .matchAll(/url\("([^"]+)"\)/g)
        .map(([, file = '']) => file);
      for (const file of [...files, part instanceof HTMLImageElement ? part.currentSrc : '']) {
        const bytes = sizes.get(file);
        if (bytes !== undefined) seen[file.replace(/.*\//, '')] = bytes;
      }
    }
    return seen;
  });
}

/** Each page as a first visitor gets it: a browser takes a larger copy where it has one already. */
async function expectPicturesWithin(browser: Browser, kilobytes: number, window: object): Promise<void> {
  for (const path of [...Object.keys(SECTIONS), '/no-such-page']) {
    const page = await browser.newPage(window);
    await page.goto(path.replace('*', '1'));
    const seen = await picturesInView(page);
    await page.close();
    const sum = Object.values(seen).reduce((total, bytes) => total + bytes, 0);
    expect.soft(sum, `${path}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(kilobytes * KILOBYTE);
  }
}

test(
  'the first view of a page has 30 KB of pictures at most on a phone',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    await expectPicturesWithin(browser, 30, { ...PHONE, baseURL });
  },
);

test(
  'the first view of a page has 90 KB of pictures at most in a window',
  { tag: '@desktop' },
  async ({ browser, baseURL, viewport }) => {
    await expectPicturesWithin(browser, 90, { viewport, baseURL });
  },
);

test(
  'the Arabic home page sends a phone 220 KB at most before its load',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage(PHONE);
    await page.goto(`${baseURL}/`);
    const bytes = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation');
      if (!(load instanceof PerformanceNavigationTiming)) return NaN;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < load.loadEventStart)
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, load.encodedBodySize);
    });
    await page.close();
    expect(bytes).toBeGreaterThan(50 * KILOBYTE);
    expect(bytes).toBeLessThanOrEqual(220 * KILOBYTE);
  },
);
