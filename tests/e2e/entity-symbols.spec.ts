import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

forEachLanguage((language) => {
  for (const width of [320, 800, 1440])
    test(
      `the symbol of an entity stands alone, without the letters beside it, at ${width} px`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, addressIn(language, '/success-partners'));
        const shown = page.locator('#leading-entities [data-item] > svg').filter({ visible: true });
        await expect(shown).toHaveCount(9);
        const wider = await shown.evaluateAll((symbols) =>
          symbols.flatMap((symbol) => {
            const box = symbol.getBoundingClientRect();
            const [, , inkWidth, inkHeight] = symbol.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
            const seen = (box.width / box.height) * Number(inkHeight);
            return seen > Number(inkWidth) + 1 ? [`${seen} of ${inkWidth} units`] : [];
          }),
        );
        expect(wider).toEqual([]);
      },
    );
});
