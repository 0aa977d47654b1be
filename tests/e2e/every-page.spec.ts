import type { Page } from '@playwright/test';
import { recordEvidence, type LookState } from '../evidence.ts';
import { expectMirrorImage } from './mirror.ts';
import { expectKeyboard } from './keyboard.ts';
import { openPage } from './open-page.ts';
import {
  expectLinesWithinMeasure,
  expectSpacesBetweenWords,
  expectTitleWithinMargins,
} from './lines-of-text.ts';
import {
  A4_PX,
  addAxe,
  expectGoodPaper,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectOneDot,
  expectSunClearOfWords,
  laidOutAt,
  withoutTransitions,
} from './page-promises.ts';
import { expectReadingOrder } from './reading-order.ts';
import { expectContrast } from './contrast.ts';
import { expectNothingCut } from './large-text.ts';
import { siteAddresses } from './site-addresses.ts';
import { expect, test as siteTest } from './site-test.ts';

// What every page owes every visitor, in one load per page and window. Each promise is a step of its own and fails
// softly, so that one that is broken does not hide the next.

/**
 * Phones, the two sides of the mobile navigation's breakpoint, and screens. Resized only where a window is one: a phone
 * that is emulated shows a page that is too wide smaller instead of letting it move.
 */
const WIDTHS_PX = [320, 390, 768, 1000, 1001, 1440, 1920];

/**
 * Reflow at 320 is asked of usual text; text of twice the size at each kind of layout. It counts a window as half as wide:
 * 1600 px are the first ones with columns.
 */
const LARGE_TEXT_WIDTHS_PX = [320, 390, 768, 1280, 1600];

/** The last size that leaves the layout as it is has the least room on phones. */
const LARGEST_TEXT_WIDTHS_PX = [320, 360];

/** Phones as most people hold them. */
const PHONE_WIDTHS_PX = [360, 390];

const LAST_WINDOW = { width: 1920, height: 800 };

/** As the display settings do. */
const choose = (page: Page, settings: Record<string, string>) =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), settings);

/** One window for all pages of a worker: what they share is fetched and compiled once. */
const test = siteTest.extend<object, { walker: Page }>({
  walker: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = LAST_WINDOW, hasTouch = false, isMobile = false } = project.use;
      const { locale = 'en-US', timezoneId = 'UTC', serviceWorkers = 'block' } = project.use;
      const page = await browser.newPage({
        baseURL,
        viewport,
        hasTouch,
        isMobile,
        locale,
        timezoneId,
        serviceWorkers,
      });
      await addAxe(page);
      // Each page as its first visitor gets it.
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ walker, viewport }, use) => {
    await walker.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', media: null });
    await walker.setViewportSize(viewport ?? LAST_WINDOW);
    await use(walker);
    walker.removeAllListeners();
  },
});

// A walk is twenty looks in six seconds. On a machine that other work stalls, one of a thousand took more than a minute.
test.describe.configure({ timeout: 180_000 });

/**
 * The home page and contact at one hour, whatever the clock says; hero.spec reads the words of the first from pixels in
 * every light, and the land of the second is two pictures, one over the other, while the sun is low.
 */
function atOneHour(address: string): string {
  if (/^\/(?:en)?$/.test(address)) return `${address}?hour=dawn`;
  return address.endsWith('/contact-us') ? `${address}?hour=noon` : address;
}

for (const address of siteAddresses()) {
  test(`${address} passes the accessibility rules, works by keyboard and does not scroll sideways`, async ({
    page,
    isMobile,
  }) => {
    const window = page.viewportSize() ?? LAST_WINDOW;
    const answer = await openPage(page, atOneHour(address));
    expect(answer?.status()).toBe(address.endsWith('/no-such-page') ? 404 : 200);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.soft(page.locator('main#main h1'), 'the heading is seen').toBeVisible();
    const first = page.locator('img[fetchpriority="high"]').filter({ visible: true });
    expect.soft(await first.count(), 'pictures fetched before the others').toBeLessThanOrEqual(1);

    await withoutTransitions(page);
    const look = (state: LookState, width: number, keeps: () => Promise<void>) =>
      test.step(`${state} at ${width} px`, async () => {
        await keeps();
        recordEvidence('look', { page: address, width, state });
      });

    await look('usual', window.width, async () => {
      await expectNoViolations(page);
      await expectOneDot(page);
    });
    await look('paper', A4_PX, () => expectGoodPaper(page));
    const isArabic = !/^\/en(?:\/|$)/.test(address);
    if (isArabic) await test.step('reading order', () => expectReadingOrder(page));
    for (const width of isMobile ? [] : WIDTHS_PX) {
      await look('usual', width, async () => {
        await expectNoSidewaysScroll(page, width);
        await expectSunClearOfWords(page, width);
      });
    }
    if (!isMobile) await test.step('length of lines', () => expectLinesWithinMeasure(page));
    if (!isMobile) await test.step('spaces between words', () => expectSpacesBetweenWords(page));
    for (const width of isMobile ? [] : PHONE_WIDTHS_PX) {
      await test.step(`title at ${width} px`, () => expectTitleWithinMargins(page, width));
    }
    // Each kind of window has its share: what shows in one shows in the other.
    if (isMobile) {
      await page.setViewportSize(window);
      await page.emulateMedia({ colorScheme: 'dark' });
      await look('night', window.width, () => expectContrast(page, 'color-contrast', 'night'));
      await page.emulateMedia({ colorScheme: 'light' });
    } else {
      await choose(page, { contrast: 'high' });
      await look('high-contrast', LAST_WINDOW.width, () =>
        expectContrast(page, 'color-contrast-enhanced', 'high'),
      );
      await choose(page, { scheme: 'dark' });
      await look('high-contrast-night', LAST_WINDOW.width, () =>
        expectContrast(page, 'color-contrast-enhanced', 'high, by night'),
      );
      await choose(page, { contrast: 'normal', scheme: 'system', textSize: 'x200' });
      for (const width of LARGE_TEXT_WIDTHS_PX) {
        await look('text-200', width, () => expectNothingCut(page, width));
      }
      await choose(page, { textSize: 'largest' });
      for (const width of LARGEST_TEXT_WIDTHS_PX) {
        await test.step(`largest text at ${width} px`, () => expectNoSidewaysScroll(page, width));
      }
      await choose(page, { textSize: 'normal' });
      await laidOutAt(page, LAST_WINDOW.width, LAST_WINDOW.height);
    }
    if (isArabic) {
      await look('mirrored', page.viewportSize()?.width ?? window.width, () => expectMirrorImage(page));
    }
    // The last: it scrolls the page and opens what it leads to.
    await test.step('keyboard', () => expectKeyboard(page));
  });
}
