import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const COUNTERS = ['+150', '+12', '+100'];
forEachLanguage((language) => {
  test.describe('home', { tag: '@desktop' }, () => {
    test('the sign of a counter stands left of its digits', async ({ page }) => {
      await page.goto(addressIn(language, '/'));
      await expect(page.locator('#about-teaser dd')).toHaveText(COUNTERS);
      for (const counter of await page.locator('#about-teaser dd').all()) {
        // Where the characters stand on the screen, from left to right.
        const shown = await counter.evaluate((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const characters: { character: string; left: number }[] = [];
          while (texts.nextNode()) {
            const { currentNode } = texts;
            for (const [index, character] of Array.from(currentNode.textContent ?? '').entries()) {
              const range = document.createRange();
              range.setStart(currentNode, index);
              range.setEnd(currentNode, index + 1);
              characters.push({ character, left: range.getBoundingClientRect().left });
            }
          }
          return characters
            .toSorted((a, b) => a.left - b.left)
            .map(({ character }) => character)
            .join('');
        });
        expect(COUNTERS).toContain(shown);
      }
    });

    test('the three news cards fill the columns of the container', async ({ page }) => {
      await openPage(page, addressIn(language, '/'));
      const [row, cards] = await page.locator('#latest-news').evaluate((news) => {
        const sides = (element: Element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        };
        return [
          sides(news.querySelector('h2') ?? news),
          [...news.querySelectorAll('[data-item]')]
            .map(sides)
            .toSorted((one, other) => one.left - other.left),
        ];
      });
      const wrap = await page.locator('#about-teaser .wrap').first().boundingBox();
      expect(cards[0]?.left).toBeCloseTo(wrap?.x ?? 0, 0);
      expect(cards.at(-1)?.right).toBeCloseTo((wrap?.x ?? 0) + (wrap?.width ?? 0), 0);
      expect(row.left).toBeGreaterThanOrEqual((wrap?.x ?? 0) - 1);
    });

    test('from 1280 px the first news card is as high as the two beside it together', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPage(page, addressIn(language, '/'));
      const [first, second, third] = await page.locator('#latest-news [data-item]').evaluateAll((cards) =>
        cards.map((card) => {
          const { left, top, bottom } = card.getBoundingClientRect();
          return { left, top, bottom };
        }),
      );
      expect(second?.left).toBeCloseTo(third?.left ?? 0, 0);
      expect(second?.top).toBeCloseTo(first?.top ?? 0, 0);
      expect(third?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
      expect(first?.left).not.toBeCloseTo(second?.left ?? 0, 0);
    });

    test('a value card shows its other picture while the pointer is over it', async ({ page }) => {
      await openPage(page, addressIn(language, '/'));
      const card = page.locator('#values [data-item]').first();
      const picture = card.locator('img');
      await expect(picture).toHaveCSS('opacity', '0');
      await card.hover();
      await expect(picture).toHaveCSS('opacity', '1');
      await page.locator('#values h2').hover();
      await expect(picture).toHaveCSS('opacity', '0');
    });
  });
});
