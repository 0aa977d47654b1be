import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const BESIDE_THE_MENU = { x: 5, y: 700 };
const PATH_IDS = [1, 2, 3, 4, 5];
test.describe('navigation bar', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    test('the dropdown has the five paths, numbered, and marks the one shown', async ({ page }) => {
      await openPage(page, addressIn(language, '/business-paths/3'));
      const entries = page.locator('#business-paths-menu [data-item]');
      await expect(entries).toHaveCount(PATH_IDS.length);
      for (const id of PATH_IDS) {
        const link = entries.nth(id - 1).locator('a');
        await expect(link).toHaveAttribute('href', addressIn(language, `/business-paths/${id}`));
        await expect(link).toHaveText(new RegExp(`^${id}`));
      }
      await expect(page.locator('#business-paths-menu [aria-current=page]')).toHaveText(/^3/);
    });
  });

  test('the bar is blue whenever the address contains job-post, wherever the page is scrolled to', async ({
    page,
  }) => {
    for (const [address, isBlue] of [
      ['/job-post/1', true],
      ['/faq?from=job-post', true],
      ['/en/faq#job-post', true],
      ['/careers/1', false],
      ['/faq', false],
    ] as const) {
      await openPage(page, address);
      // At its top a page may lend the bar the colour of its own sky.
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await expect
        .poll(() =>
          page.getByRole('banner').evaluate((bar) => {
            const context = document.createElement('canvas').getContext('2d');
            if (context === null) return undefined;
            context.fillStyle = getComputedStyle(bar).backgroundColor;
            context.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
            return blue > 2 * Math.max(red, green);
          }),
        )
        .toBe(isBlue);
    }
  });
});

test.describe('business paths dropdown', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/media/ndsworkshop');
    await expect(page.locator('#business-paths-menu')).toBeHidden();
  });

  test('opens and closes by click, and closes by a click elsewhere', async ({ page }) => {
    const toggle = page.locator('#primary-nav [aria-controls=business-paths-menu]');
    const menu = page.locator('#business-paths-menu');
    // Without the pointer over it: hover alone would open it as well.
    await toggle.dispatchEvent('click');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await toggle.dispatchEvent('click');
    await expect(menu).toBeHidden();

    await toggle.dispatchEvent('click');
    await expect(menu).toBeVisible();
    await page.mouse.click(BESIDE_THE_MENU.x, BESIDE_THE_MENU.y);
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by Enter, closes by Escape with the focus back on its button', async ({ page }) => {
    const toggle = page.locator('#primary-nav [aria-controls=business-paths-menu]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#business-paths-menu')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#business-paths-menu a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#business-paths-menu')).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('leads by keyboard through its five entries and closes behind the last', async ({ page }) => {
    const menu = page.locator('#business-paths-menu');
    await page.locator('#primary-nav [aria-controls=business-paths-menu]').focus();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    for (const id of PATH_IDS) {
      await page.keyboard.press('Tab');
      await expect(menu.locator('a').nth(id - 1)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('closed, it is no stop on the way through the bar', async ({ page }) => {
    await page.locator('#primary-nav [aria-controls=business-paths-menu]').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#primary-nav a[href="/success-partners"]')).toBeFocused();
  });

  test('hover shows it too, and an entry leads to its path', async ({ page }) => {
    await page.locator('#primary-nav a[href="/business-paths"]').hover();
    await expect(page.locator('#business-paths-menu')).toBeVisible();
    await page.locator('#business-paths-menu a').nth(3).click();
    await expect(page).toHaveURL('/business-paths/4');
    await expect(page.locator('#business-paths-menu [aria-current=page]')).toHaveText(/^4/);
  });

  for (const path of ['/business-paths', '/success-partners']) {
    test(`a press at the foot of ${path} leads there while the list comes down`, async ({ page }) => {
      await page.locator('#primary-nav a[href="/business-paths"]').hover();
      await expect(page.locator('#business-paths-menu')).toBeVisible();
      // The list stays where it begins.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
      });
      const box = await page.locator(`#primary-nav a[href="${path}"]`).first().boundingBox();
      if (box === null) throw new Error('The link is not there.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height - 2);
      await expect(page).toHaveURL(path);
    });
  }

  test('what the pointer opened says so, and Escape closes it until the pointer comes anew', async ({
    page,
  }) => {
    const menu = page.locator('#business-paths-menu');
    const toggle = page.locator('#primary-nav [aria-controls=business-paths-menu]');
    const link = page.locator('#primary-nav a[href="/business-paths"]');
    await link.hover();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await page.mouse.move(BESIDE_THE_MENU.x, BESIDE_THE_MENU.y);
    await link.hover();
    await expect(menu).toBeVisible();
    // A press keeps it open where the pointer has opened it already; the next one closes it.
    await toggle.click();
    await page.mouse.move(BESIDE_THE_MENU.x, BESIDE_THE_MENU.y);
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();
  });

  test('does not open again on the way back', async ({ page }) => {
    await page.locator('#primary-nav [aria-controls=business-paths-menu]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/business-paths/1');
    // The address comes first; the page is there when the focus is on its heading.
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('#business-paths-menu')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/media/ndsworkshop');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('#business-paths-menu')).toBeHidden();
  });
});
