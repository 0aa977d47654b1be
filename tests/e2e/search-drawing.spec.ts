import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

forEachLanguage((language) => {
  test(
    'a strand of the drawing turns off to each answer, and one that none answers goes on',
    { tag: '@desktop' },
    async ({ page }) => {
      const PITCH_PX = 6;
      const words = language === 'ar' ? 'التحول' : 'training';
      for (const [path, places] of [
        [`/search?q=${encodeURIComponent(words)}`, 'ol > li'],
        ['/search', 'nav li'],
      ] as const) {
        await openPage(page, addressIn(language, path));
        const results = page.locator('#search-results');
        await expect(results.locator(places).first()).toBeVisible();
        // How far from the page's inline end each comes down.
        const drawn = await results.locator(places).evaluateAll((rows) =>
          rows.map((row) => {
            const [own, all] = [row, row.closest('section') ?? row].map((part) =>
              part.getBoundingClientRect(),
            );
            if (!own || !all) return NaN;
            const inner = document.dir === 'rtl' ? own.left - all.left : all.right - own.right;
            return Math.round(inner + parseFloat(getComputedStyle(row, '::after').insetInlineEnd));
          }),
        );
        const bundle = await page.locator('header [data-strands] > i').first().boundingBox();
        const all = await results.boundingBox();
        // The last of them is a little within it: so the dots at both ends are, too.
        const last = Math.round(
          language === 'ar'
            ? (bundle?.x ?? NaN) - (all?.x ?? NaN)
            : (all?.x ?? NaN) + (all?.width ?? NaN) - (bundle?.x ?? NaN) - (bundle?.width ?? NaN),
        );
        expect(last).toBeGreaterThan(0);
        const others = (await results.locator('ol ~ ul').count()) + 1;
        expect(drawn).toEqual(drawn.map((_, index) => (drawn.length - 1 - index + others) * PITCH_PX + last));
        expect(bundle?.width).toBeGreaterThan((drawn.length + others - 1) * PITCH_PX);
        expect(bundle?.width).toBeLessThan((drawn.length + others) * PITCH_PX);
      }
    },
  );
});
