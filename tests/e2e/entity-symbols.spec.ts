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
        const wider = await page.locator('#leading-entities [data-item] > svg').evaluateAll((symbols) =>
          symbols.flatMap((symbol) => {
            const box = symbol.getBoundingClientRect();
            const [, , inkWidth, inkHeight] = symbol.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
            const shown = (box.width / box.height) * Number(inkHeight);
            return shown > Number(inkWidth) + 1 ? [`${shown} of ${inkWidth} units`] : [];
          }),
        );
        expect(wider).toEqual([]);
      },
    );
});
