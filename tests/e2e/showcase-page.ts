import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

export const OPENED_AT = new Date('2026-01-01T09:00:00Z');
/** Later than loading ever takes; from here on the clock stands until a test moves it. */
const STANDS_AT = new Date('2026-01-01T10:00:00Z');

export const item = (page: Page, index: number) =>
  page.locator('#business-paths-showcase [data-item]').nth(index);
export const nameOf = (page: Page, index: number) => item(page, index).getByRole('button');

export async function expectSelected(page: Page, index: number): Promise<void> {
  await expect(page.locator('#business-paths-showcase [aria-expanded=true]')).toHaveCount(1);
  await expect(nameOf(page, index)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page, index).locator('#showcase-detail')).toBeVisible();
  await expect(page.locator('#showcase-detail')).toHaveCount(1);
}

/** Opens home with the showcase on the screen, nothing pointing at it, and a clock that stands. */
export async function openShowcase(page: Page, address = '/'): Promise<void> {
  await page.clock.install({ time: OPENED_AT });
  await openPage(page, address);
  await page.clock.pauseAt(STANDS_AT);
  await expectSelected(page, 0);
  await page
    .locator('#business-paths-showcase')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await untilItRuns(page);
}

/** The list is seen by an observer, a moment after it is on the screen. */
export async function untilItRuns(page: Page): Promise<void> {
  await expect(page.locator('#business-paths-showcase ol')).toHaveAttribute('data-running', /./);
}
