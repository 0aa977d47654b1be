import { openPage, untilItRests } from './open-page.ts';
import { laidOutAt } from './page-promises.ts';
import { expect, test } from './site-test.ts';

test.describe('drawings below the window', { tag: '@desktop' }, () => {
  test('wait once someone scrolls, and are there when they have been seen', async ({ page }) => {
    await openPage(page, '/services');
    const drawings = page.locator('main [data-draws]');
    await expect(drawings.last()).toBeVisible();
    await page.mouse.wheel(0, 40);
    const ridge = page.locator('#statistics [data-draws]');
    await expect(ridge).toBeHidden();
    await ridge.evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(ridge).toBeVisible();
    await expect(ridge).toHaveAttribute('data-draws', 'done');
  });

  test('are in every picture of the whole page, with less motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/sitemap');
    const first = await page.screenshot({ fullPage: true });
    for (let taken = 1; taken < 4; taken += 1) {
      expect((await page.screenshot({ fullPage: true })).equals(first)).toBe(true);
    }
  });

  // Each has drawings that stand in some windows only: within a story, between two rows, over the map.
  for (const address of ['/success-stories', '/success-partners', '/sitemap']) {
    test(`once drawn they stay so when the width of the window changes: ${address}`, async ({ page }) => {
      await openPage(page, address);
      await page.mouse.wheel(0, 40);
      for (const drawing of await page.locator('main [data-draws]').all()) {
        await drawing.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(drawing).toHaveAttribute('data-draws', /^(?:|done)$/);
      }
      await untilItRests(page);
      await page.evaluate(() => {
        addEventListener('animationstart', () => (document.documentElement.dataset['again'] = ''), true);
      });
      for (const width of [700, 1440]) await laidOutAt(page, width);
      await untilItRests(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-again');
    });
  }

  test('do not wait for a visitor who wants less motion, nor on paper', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/services');
    await page.mouse.wheel(0, 40);
    const ridge = page.locator('#statistics [data-draws]');
    await expect(ridge).toHaveAttribute('data-draws', 'later');
    await expect(ridge).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(ridge).toBeHidden();
    // Whether paper shows it is for paper to say: it must not be missing because it waits.
    await page.emulateMedia({ media: 'print' });
    await expect(ridge).toHaveCSS('visibility', 'visible');
  });
});
