import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { siteAddresses } from './site-addresses.ts';
import { expect, test } from './site-test.ts';

// What every page owes every visitor, in one load per page and window. Each promise is a step of its own and fails
// softly, so that one that is broken does not hide the next.

// The page's security policy forbids adding a script element; an init script is not one.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Phones, the two sides of the mobile navigation's breakpoint, and screens. Resized only where a window is one: a phone
 * that is emulated shows a page that is too wide smaller instead of letting it move.
 */
const WIDTHS_PX = [320, 390, 768, 1000, 1001, 1440, 1920];
const HEIGHT_PX = 800;

for (const address of siteAddresses()) {
  test(`${address} passes the accessibility rules, works by keyboard and does not scroll sideways`, async ({
    page,
    isMobile,
  }) => {
    await page.addInitScript(AXE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await openPage(page, address);
    expect(answer?.status()).toBe(address.endsWith('/no-such-page') ? 404 : 200);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.soft(page.locator('main#main h1'), 'the heading is seen').toBeVisible();

    await test.step('accessibility rules', () => expectNoViolations(page));
    await test.step('keyboard', () => expectSkipLink(page));
    for (const width of isMobile ? [] : WIDTHS_PX) {
      await test.step(`sideways scroll at ${width} px`, () => expectNoSidewaysScroll(page, width));
    }
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'] }),
    RULES,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect.soft(found, 'violated accessibility rules').toEqual([]);
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

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  // On a busy machine the page may still be laid out for the width before.
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
  // Really try: a width that is too large may be hidden, and what counts is whether the page moves.
  const moved = await page.evaluate(async () => {
    const places: number[] = [];
    for (const left of [-2000, 2000]) {
      window.scrollTo({ left, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      places.push(Math.round(window.scrollX), Math.round(document.body.scrollLeft));
    }
    window.scrollTo({ left: 0, behavior: 'instant' });
    return places;
  });
  expect.soft(moved, `moved sideways at ${width} px`).toEqual([0, 0, 0, 0]);
}
