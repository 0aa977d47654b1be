import { siteAddresses } from './site-addresses.ts';
import { expect, test } from './site-test.ts';

/** Phones, the two sides of the mobile navigation's breakpoint, and screens. */
const WIDTHS_PX = [320, 390, 768, 1000, 1001, 1440, 1920];

for (const address of siteAddresses()) {
  test(`${address} does not scroll sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      // On a busy machine the page may still be laid out for the width before.
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      // Really try: a width that is too large may be hidden, and what counts is whether the page moves.
      const moved = await page.evaluate(async () => {
        const places: number[] = [];
        for (const left of [-2000, 2000]) {
          window.scrollTo({ left, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          places.push(Math.round(window.scrollX), Math.round(document.body.scrollLeft));
        }
        window.scrollTo({ left: 0, behavior: 'instant' });
        return places;
      });
      expect(moved, `at ${width} px`).toEqual([0, 0, 0, 0]);
    }
  });
}
