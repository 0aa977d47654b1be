import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { expectSelected, item, nameOf, OPENED_AT, openShowcase, untilItRuns } from './showcase-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const ADVANCE_MS = 5000;
async function untilItHolds(page: Page): Promise<void> {
  await expect(page.locator('#business-paths-showcase ol')).not.toHaveAttribute('data-running', /./);
}

test('advances after exactly 5000 ms and wraps to the first', async ({ page }) => {
  await openShowcase(page);
  for (const next of [1, 2, 3, 4, 0]) {
    await page.clock.runFor(ADVANCE_MS - 1);
    await expectSelected(page, (next + 4) % 5);
    await page.clock.runFor(1);
    await expectSelected(page, next);
  }
});

test('a click selects, and gives what it selected its full time', async ({ page, isMobile }) => {
  await openShowcase(page);
  const press = (index: number) => (isMobile ? nameOf(page, index).tap() : nameOf(page, index).click());
  await page.clock.runFor(ADVANCE_MS - 1000);
  await press(3);
  await expectSelected(page, 3);
  // The pointer that rests on the list holds it; a finger does not rest.
  if (!isMobile) await page.mouse.move(0, 0);
  await untilItRuns(page);
  await page.clock.runFor(ADVANCE_MS - 1);
  await expectSelected(page, 3);
  await page.clock.runFor(1);
  await expectSelected(page, 4);

  // The selected one again: it starts anew.
  await page.clock.runFor(ADVANCE_MS - 1000);
  await press(4);
  if (!isMobile) await page.mouse.move(0, 0);
  await untilItRuns(page);
  await page.clock.runFor(ADVANCE_MS - 1);
  await expectSelected(page, 4);
  await page.clock.runFor(1);
  await expectSelected(page, 0);
});

test.describe('holds', { tag: '@desktop' }, () => {
  test('under a resting pointer and while the keyboard is inside, each by itself', async ({ page }) => {
    await openShowcase(page);
    await nameOf(page, 1).hover();
    await untilItHolds(page);
    await page.clock.runFor(3 * ADVANCE_MS);
    await expectSelected(page, 0);

    // The keyboard comes in, the pointer goes, the keyboard goes.
    await page.keyboard.press('Tab');
    await nameOf(page, 2).focus();
    await page.mouse.move(0, 0);
    await untilItHolds(page);
    await page.clock.runFor(3 * ADVANCE_MS);
    await expectSelected(page, 0);
    await nameOf(page, 2).blur();
    await untilItRuns(page);
    await page.clock.runFor(ADVANCE_MS);
    await expectSelected(page, 1);
  });

  test('on its pause button, until it is pressed again', async ({ page }) => {
    await openShowcase(page);
    const pause = page.locator('#business-paths-showcase [data-pause]');
    await pause.click();
    await page.mouse.move(0, 0);
    await untilItHolds(page);
    await page.clock.runFor(3 * ADVANCE_MS);
    await expectSelected(page, 0);
    await pause.click();
    await untilItRuns(page);
    await page.clock.runFor(ADVANCE_MS);
    await expectSelected(page, 1);
  });

  test('off the screen and in a hidden tab', async ({ page }) => {
    await openShowcase(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await untilItHolds(page);
    await page.clock.runFor(3 * ADVANCE_MS);
    await expectSelected(page, 0);

    await item(page, 0).scrollIntoViewIfNeeded();
    await untilItRuns(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await untilItHolds(page);
    await page.clock.runFor(3 * ADVANCE_MS);
    await expectSelected(page, 0);
  });

  test('for a visitor who wants less motion, whose clicks still select', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: OPENED_AT });
    await openPage(page, '/');
    await item(page, 0).scrollIntoViewIfNeeded();
    await page.clock.runFor(4 * ADVANCE_MS);
    await expectSelected(page, 0);
    await nameOf(page, 2).click();
    await expectSelected(page, 2);
  });
});

forEachLanguage((language) => {
  test.describe('showcase detail', { tag: '@desktop' }, () => {
    test('leads to the path that is selected', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, addressIn(language, '/'));
      for (const index of [0, 1, 2, 3, 4]) {
        await nameOf(page, index).click();
        await expectSelected(page, index);
        const more = page.locator('#showcase-detail a');
        await expect(more).toHaveAttribute('href', addressIn(language, `/business-paths/${index + 1}`));
        if (language === 'en') await expect(more).toHaveText('View more');
      }
    });

    test('stands beside the list at 768 px and under its item at 767', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 768, height: 900 });
      await openPage(page, addressIn(language, '/'));
      await nameOf(page, 2).click();
      // Read at one moment: between two questions the page may scroll or its detail unroll.
      const places = () =>
        page.locator('#business-paths-showcase').evaluate((section) => {
          const rectangle = (selector: string) =>
            section.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [heading, next] = ['3', '4'].map((number) =>
            rectangle(`[data-item]:nth-child(${number}) h3`),
          );
          return { detail: rectangle('#showcase-detail'), heading, next };
        });
      const beside = await places();
      if (language === 'ar') expect(beside.detail.right).toBeLessThanOrEqual(beside.heading?.left ?? 0);
      else expect(beside.detail.left).toBeGreaterThanOrEqual(beside.heading?.right ?? Infinity);
      expect(beside.detail.top).toBeLessThan(beside.heading?.top ?? 0);

      await page.setViewportSize({ width: 767, height: 900 });
      await expect
        .poll(async () => {
          const { detail, heading, next } = await places();
          return {
            isUnderItsItem: Math.abs(detail.top - (heading?.bottom ?? 0)) < 2,
            isAboveTheNext: detail.bottom <= (next?.top ?? 0) + 1,
            isOpen: detail.height > 100,
          };
        })
        .toEqual({ isUnderItsItem: true, isAboveTheNext: true, isOpen: true });
    });
  });
});
