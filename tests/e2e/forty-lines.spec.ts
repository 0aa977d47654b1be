import type { Page } from '@playwright/test';
import { countFrames } from './moving-lines.ts';
import { openPage } from './open-page.ts';
import { expectSelected, item, nameOf, openShowcase } from './showcase-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

test.describe('the forty lines', { tag: '@desktop' }, () => {
  const figure = (page: Page) => page.locator('#showcase-detail svg').first();
  const canvas = (page: Page) => page.locator('#business-paths-showcase canvas');

  test('travel to what is chosen, and draw nothing at rest', async ({ page }) => {
    const frames = await countFrames(page);
    await openShowcase(page);
    await expect(page.locator('#business-paths-showcase [data-lines]')).toBeVisible();
    await page.clock.runFor(1000);

    await nameOf(page, 2).focus();
    await page.keyboard.press('Enter');
    await expectSelected(page, 2);
    await expect(canvas(page)).toBeVisible();
    const before = await frames();
    await page.clock.runFor(1000);
    expect((await frames()) - before).toBeGreaterThan(30);
    await expect(canvas(page)).toBeHidden();
    await expect(figure(page)).toBeVisible();

    const atRest = await frames();
    await page.clock.runFor(2000);
    expect(await frames()).toBe(atRest);
  });

  test('do not move for a visitor who wants less motion, and leave the drawings', async ({ page }) => {
    const frames = await countFrames(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await item(page, 0).scrollIntoViewIfNeeded();
    await expect(page.locator('#business-paths-showcase [data-lines]')).toBeVisible();
    await nameOf(page, 3).click();
    await expectSelected(page, 3);
    await expect(figure(page)).toBeVisible();
    expect(await frames()).toBe(0);
  });

  test('leave the drawings where their file does not come', async ({ page, expectProblems }) => {
    expectProblems(/^request failed: .*forty-lines/);
    await page.route('**/forty-lines-paths*', (route) => route.abort('failed'));
    await openShowcase(page);
    await nameOf(page, 1).click();
    await expectSelected(page, 1);
    await expect(figure(page)).toBeVisible();
  });
});

forEachLanguage((language) => {
  test.describe('the dot of the question mark', { tag: '@desktop' }, () => {
    test('goes to the question that is opened, by keyboard too, and home when all are closed', async ({
      page,
    }) => {
      const frames = await countFrames(page);
      const enlivened = page.waitForResponse(/forty-lines-question/);
      await openPage(page, addressIn(language, '/faq'));
      await enlivened;
      const home = page.locator('[data-question-mark] [data-dot]');
      const question = page.locator('#questions [data-item]').nth(1);
      const dot = question.locator('[data-dot]');
      await expect(home).toBeVisible();
      await expect.poll(frames).toBeGreaterThan(3);
      await expect(page.locator('[data-question-mark] canvas')).toBeHidden();

      await question.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(dot).toBeVisible();
      await expect(home).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(home).toBeVisible();
      await expect(dot).toBeHidden();
    });
  });
});
