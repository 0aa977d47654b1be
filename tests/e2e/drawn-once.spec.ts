import { openPage } from './open-page.ts';
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
    await expect(ridge).toHaveAttribute('data-draws', 'now');
  });

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
