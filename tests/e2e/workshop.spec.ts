import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { WORKSHOP } from './reservation-form.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const SNACKBAR = '[data-snackbar]';

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

forEachLanguage((language) => {
  const address = addressIn(language, WORKSHOP);

  test.describe('workshop page', { tag: '@desktop' }, () => {
    test('the first workshop is open on entry with six topics, the second closed with five, the third disabled', async ({
      page,
    }) => {
      await openPage(page, address);
      const items = page.locator('#workshops [data-item]');
      await expect(items.nth(0).locator('[data-topic]')).toHaveCount(6);
      await expect(items.nth(1).locator('[data-topic]')).toHaveCount(5);
      await expect(items.nth(0).locator('[data-topic]').first()).toBeVisible();
      await expect(items.nth(1).locator('[data-topic]').first()).toBeHidden();

      await items.nth(1).locator('summary').click();
      await expect(items.nth(1).locator('[data-topic]').last()).toBeVisible();
      await expect(items.nth(0).locator('[data-topic]').first(), 'each by itself').toBeVisible();
      await items.nth(0).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(items.nth(0).locator('[data-topic]').first()).toBeHidden();
      await expect(items.nth(2).getByRole('button')).toBeDisabled();
    });

    test('the form stands beside the title at 769 px and after the content at 768', async ({ page }) => {
      await page.setViewportSize({ width: 769, height: 1000 });
      await openPage(page, address);
      const header = await boxOf(page, '#media-header');
      const beside = await boxOf(page, '#reservation');
      if (language === 'ar') expect(beside.right).toBeLessThanOrEqual(header.x + 1);
      else expect(beside.x).toBeGreaterThanOrEqual(header.right - 1);
      expect(beside.y).toBeLessThan((await boxOf(page, '#intro')).y);

      await page.setViewportSize({ width: 768, height: 1000 });
      const below = await boxOf(page, '#reservation');
      for (const id of ['media-header', 'intro', 'workshops', 'participating-entities']) {
        expect(below.y, id).toBeGreaterThanOrEqual((await boxOf(page, `#${id}`)).bottom);
      }
      expect(below.bottom).toBeLessThanOrEqual((await boxOf(page, '#footer')).y + 1);
    });
  });
});

test.describe('share button', { tag: '@desktop' }, () => {
  const share = (page: Page) => page.locator('#media-header').getByRole('button');

  test('opens the system’s own sheet where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      };
    });
    await openPage(page, `/en${WORKSHOP}`);
    await share(page).click();
    const shared = JSON.stringify({ title: await page.title(), url: page.url() });
    await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
    await expect(page.locator(SNACKBAR)).toHaveCount(0);
  });

  test('copies the link elsewhere and says so for 3000 ms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.clock.install({ time: new Date('2026-01-01T09:00:00Z') });
    await openPage(page, `/en${WORKSHOP}`);
    await page.clock.pauseAt(new Date('2026-01-01T10:00:00Z'));
    await share(page).click();
    await expect(page.locator(SNACKBAR)).toHaveRole('status');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.runFor(2999);
    await expect(page.locator(SNACKBAR)).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.locator(SNACKBAR)).toHaveCount(0);
  });

  test('says nothing to the visitor when copying fails', async ({ page, expectProblems }) => {
    expectProblems(/console error: The link could not be copied/);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await openPage(page, WORKSHOP);
    await share(page).click();
    await logged;
    await expect(page.locator(SNACKBAR)).toHaveCount(0);
  });
});
