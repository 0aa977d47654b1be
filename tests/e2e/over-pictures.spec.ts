import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { faintOverPictures } from './pixels.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

/** Pages whose words stand on a picture or a sky, where axe does not know the ground. */
const PATHS = [
  // Their light is that over Riyadh (rule:hero-hour), not that of the test: hero.spec.ts reads home's words in all five.
  '/?hour=dawn',
  '/contact-us?hour=dawn',
  '/contact-us?hour=noon',
  '/contact-us?hour=night',
  '/nds',
  '/business-paths/1',
  '/business-paths/2',
  '/business-paths/3',
  '/business-paths/4',
  '/business-paths/5',
  '/media-center',
  '/news',
  '/accessibility',
] as const;

test.describe('words over pictures', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    for (const path of PATHS) {
      test(`${path}: are readable in every pixel, by day and by night`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, addressIn(language, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await allPictures(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
          expect.soft(await faintOverPictures(page), colorScheme).toEqual([]);
        }
      });
    }
  });
});

/** Pictures further down come when they are near. */
async function allPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
}
