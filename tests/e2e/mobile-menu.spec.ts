import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const WORKSHOP = '/media/ndsworkshop';
const HEIGHT_PX = 800;

test('the bar gives way to the mobile menu at exactly 1000 px', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, WORKSHOP);
  for (const [width, isMobile] of [
    [1000, true],
    [1001, false],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await expect(page.locator('#primary-nav')).toBeVisible({ visible: !isMobile });
    await expect(page.locator('#mobile-menu-toggle')).toBeVisible({ visible: isMobile });
  }
});

test(
  'a menu that is open when the window grows lets go of the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: HEIGHT_PX });
    await openPage(page, WORKSHOP);
    await page.locator('#mobile-menu-toggle').click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.setViewportSize({ width: 1001, height: HEIGHT_PX });
    await expect(page.locator('#mobile-menu')).toBeHidden();
    await expect(page.locator('#main')).toHaveJSProperty('inert', false);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  },
);

test('the open menu holds the page behind it', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: HEIGHT_PX });
  await openPage(page, WORKSHOP);
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.locator('#mobile-menu-toggle').click();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  for (const part of ['#main', '#footer']) await expect(page.locator(part)).toHaveJSProperty('inert', true);
  // Read now: the room that the lock keeps for a scrollbar, which this browser does not draw, changes lines above.
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(500, 600);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('End');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await page.locator('#mobile-menu-toggle').click();
  await expect(page.locator('#mobile-menu')).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  for (const part of ['#main', '#footer']) await expect(page.locator(part)).toHaveJSProperty('inert', false);
});

forEachLanguage((language) => {
  test.describe('mobile menu', { tag: '@phone' }, () => {
    test.beforeEach(async ({ page }) => {
      await openPage(page, addressIn(language, WORKSHOP));
      await page.locator('#mobile-menu-toggle').click();
      await expect(page.locator('#mobile-menu')).toBeVisible();
      await expect(page.locator('#mobile-menu-toggle')).toHaveAttribute('aria-expanded', 'true');
    });

    test('closes on the button and on Escape, which gives the focus back', async ({ page }) => {
      const toggle = page.locator('#mobile-menu-toggle');
      await page.locator('#mobile-menu a').first().focus();
      await page.keyboard.press('Escape');
      await expect(page.locator('#mobile-menu')).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toBeFocused();

      await toggle.click();
      await expect(page.locator('#mobile-menu')).toBeVisible();
      await toggle.click();
      await expect(page.locator('#mobile-menu')).toBeHidden();
    });

    test('closes on a link, also on the one of the page shown, and stays closed on the way back', async ({
      page,
    }) => {
      const home = addressIn(language, '/');
      await page.locator(`#mobile-menu a[href="${home}"]`).first().click();
      await expect(page).toHaveURL(home);
      await expect(page.locator('#hero')).toBeAttached();
      await expect(page.locator('#mobile-menu')).toBeHidden();
      await expect(page.locator('#main')).toHaveJSProperty('inert', false);

      await page.locator('#mobile-menu-toggle').click();
      await page.locator(`#mobile-menu a[href="${home}"]`).first().click();
      await expect(page.locator('#mobile-menu')).toBeHidden();

      await page.goBack();
      await expect(page).toHaveURL(addressIn(language, WORKSHOP));
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.locator('#mobile-menu')).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });

    test('opens and closes the business paths, and closes when one of them is followed', async ({ page }) => {
      const toggle = page.locator('#mobile-menu [aria-controls=mobile-business-paths]');
      const paths = page.locator('#mobile-business-paths');
      await expect(paths).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(paths.locator('a')).toHaveCount(5);
      for (const id of [1, 2, 3, 4, 5]) {
        await expect(paths.locator('a').nth(id - 1)).toBeInViewport();
        await expect(paths.locator('a').nth(id - 1)).toHaveText(new RegExp(`^${id}`));
      }
      await toggle.click();
      await expect(paths).toBeHidden();

      await toggle.click();
      await paths.locator('a').nth(1).click();
      await expect(page).toHaveURL(addressIn(language, '/business-paths/2'));
      await expect(page.locator('#mobile-menu')).toBeHidden();
    });
  });
});
