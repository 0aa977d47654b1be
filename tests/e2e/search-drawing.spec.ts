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
        // How far from the last strand, which is within the page's inline end, each comes down.
        const drawn = await results.locator(places).evaluateAll((rows) =>
          rows.map((row) => {
            const [own, all] = [row, row.closest('section') ?? row].map((part) =>
              part.getBoundingClientRect(),
            );
            if (!own || !all) return NaN;
            const inner = document.dir === 'rtl' ? own.left - all.left : all.right - own.right;
            const style = getComputedStyle(row);
            const last = -parseFloat(style.getPropertyValue('--margin'));
            return Math.round(inner - last + parseFloat(getComputedStyle(row, '::after').insetInlineEnd));
          }),
        );
        const others = (await results.locator('ol ~ ul').count()) + 1;
        expect(drawn).toEqual(drawn.map((_, index) => (drawn.length - 1 - index + others) * PITCH_PX));
        const bundle = await page.locator('header [data-strands] > i').first().boundingBox();
        expect(bundle?.width).toBeGreaterThan((drawn.length + others - 1) * PITCH_PX);
        expect(bundle?.width).toBeLessThan((drawn.length + others) * PITCH_PX);
      }
    },
  );
});
