import type { Page } from '@playwright/test';
import { expectMirrorImage } from './mirror.ts';
import { openPage } from './open-page.ts';
import {
  addAxe,
  expectGoodPaper,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectOneDot,
  expectSunClearOfWords,
} from './page-promises.ts';
import { expectReadingOrder } from './reading-order.ts';
import { siteAddresses } from './site-addresses.ts';
import { expect, test } from './site-test.ts';

// What every page owes every visitor, in one load per page and window. Each promise is a step of its own and fails
// softly, so that one that is broken does not hide the next.

/**
 * Phones, the two sides of the mobile navigation's breakpoint, and screens. Resized only where a window is one: a phone
 * that is emulated shows a page that is too wide smaller instead of letting it move.
 */
const WIDTHS_PX = [320, 390, 768, 1000, 1001, 1440, 1920];

for (const address of siteAddresses()) {
  test(`${address} passes the accessibility rules, works by keyboard and does not scroll sideways`, async ({
    page,
    isMobile,
  }) => {
    await addAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await openPage(page, address);
    expect(answer?.status()).toBe(address.endsWith('/no-such-page') ? 404 : 200);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.soft(page.locator('main#main h1'), 'the heading is seen').toBeVisible();

    await test.step('accessibility rules', () => expectNoViolations(page));
    await test.step('dot', () => expectOneDot(page));
    await test.step('keyboard', () => expectSkipLink(page));
    await test.step('paper', () => expectGoodPaper(page));
    const isArabic = !/^\/en(?:\/|$)/.test(address);
    if (isArabic) await test.step('reading order', () => expectReadingOrder(page));
    for (const width of isMobile ? [] : WIDTHS_PX) {
      await test.step(`sideways scroll at ${width} px`, () => expectNoSidewaysScroll(page, width));
      await test.step(`sun at ${width} px`, () => expectSunClearOfWords(page, width));
    }
    if (isArabic) await test.step('mirror image', () => expectMirrorImage(page));
  });
}

/** The skip link is the first stop, and what follows it lies in the main area or, where that has no stop, after it. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const first = page.locator(':focus');
  await expect.soft(first, 'the first stop is the skip link').toHaveAttribute('href', '#main');
  await expect.soft(first, 'the skip link is seen').toBeVisible();
  await page.keyboard.press('Enter');
  await expect.soft(page, 'the skip link leads to the main area').toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  const follows = await page.evaluate(() => {
    const main = document.querySelector('main#main');
    const active = document.activeElement;
    if (main === null || active === null || active === document.body) return false;
    return (
      main.contains(active) ||
      Boolean(main.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  });
  expect.soft(follows, 'the focus after the skip link lies in the main area').toBe(true);
}
