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
import { expectContrast } from './contrast.ts';
import { expectNothingCut } from './large-text.ts';
import { siteAddresses } from './site-addresses.ts';
import { expect, test } from './site-test.ts';

// What every page owes every visitor, in one load per page and window. Each promise is a step of its own and fails
// softly, so that one that is broken does not hide the next.

/**
 * Phones, the two sides of the mobile navigation's breakpoint, and screens. Resized only where a window is one: a phone
 * that is emulated shows a page that is too wide smaller instead of letting it move.
 */
const WIDTHS_PX = [320, 390, 768, 1000, 1001, 1440, 1920];

/** Reflow at 320 is asked of usual text; text of twice the size at each kind of layout. */
const LARGE_TEXT_WIDTHS_PX = [320, 390, 768, 1280];

const LAST_WINDOW = { width: 1920, height: 800 };

/** As the display settings do. */
const choose = (page: Page, settings: Record<string, string>) =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), settings);

for (const address of siteAddresses()) {
  test(`${address} passes the accessibility rules, works by keyboard and does not scroll sideways`, async ({
    page,
    isMobile,
  }) => {
    await addAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The home page at one hour, whatever the clock says; hero.spec reads its words from pixels in every light.
    const answer = await openPage(page, /^\/(?:en)?$/.test(address) ? `${address}?hour=dawn` : address);
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
    // Each kind of window has its share: what shows in one shows in the other.
    if (isMobile) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await test.step('night', () => expectContrast(page, 'color-contrast', 'night'));
      await page.emulateMedia({ colorScheme: 'light' });
    } else {
      await choose(page, { contrast: 'high' });
      await test.step('contrast', () => expectContrast(page, 'color-contrast-enhanced', 'high'));
      await choose(page, { scheme: 'dark' });
      await test.step('contrast', () => expectContrast(page, 'color-contrast-enhanced', 'high, by night'));
      await choose(page, { contrast: 'normal', scheme: 'system', textSize: 'x200' });
      for (const width of LARGE_TEXT_WIDTHS_PX) {
        await test.step(`largest text at ${width} px`, () => expectNothingCut(page, width));
      }
      await choose(page, { textSize: 'normal' });
      await page.setViewportSize(LAST_WINDOW);
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
