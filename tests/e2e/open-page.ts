import { expect, type Page, type Response } from '@playwright/test';

/** Opens an address and waits until the page's script answers, so that the first click is not lost. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await untilItAnswers(page);
  return answer;
}

/** Waits until the page's script answers: its last sign is the motion switch on the root element. */
export async function untilItAnswers(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-motion', /./);
}
