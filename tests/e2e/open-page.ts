import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens an address and waits until the page's script answers, so that the first click is not lost, and all of the page
 * is laid out: until then what a far section holds reaches over the next one.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await untilItAnswers(page);
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  return answer;
}

/**
 * Waits until the page's script answers, its last sign being the motion switch on the root element, and the page is on
 * the screen: the browser drops what is pressed before (a test that holds the clock has no entries to ask).
 */
export async function untilItAnswers(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-motion', /./);
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('navigation').length === 0 ||
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** Waits until what is drawing itself or moves has done so; on a page where something moves for ever, for ever. */
export async function untilItRests(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}
