import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const section = (page: Page) => page.locator('#minute-calculator');
const range = (page: Page, name: string) => section(page).locator(`input[name=${name}]`);
const message = (page: Page) => page.locator('#contact-form [name=message]');
const carried = (page: Page) => section(page).locator('a[href*="/contact-us?"]');

/** Opens a page with the calculator and goes to it, which brings its tools. */
async function openCalculator(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('slider')).toHaveCount(3);
}

forEachLanguage((language) => {
  const at = (path: string) => addressIn(language, path);

  test('the minute calculator is operated by keyboard and says its result once the hand rests', async ({
    page,
  }) => {
    await openCalculator(page, at('/about-us'));
    await expect(section(page)).toContainText('750');
    await range(page, 'minutes').focus();
    await page.keyboard.press('Home');
    // What takes one minute cannot save nine.
    await expect(range(page, 'saved')).toHaveAttribute('max', '1');
    await expect(range(page, 'saved')).toHaveValue('1');
    await range(page, 'requests').focus();
    await page.keyboard.press('End');
    const spoken = language === 'ar' ? 'دقيقة واحدة' : '1 minute';
    await expect(range(page, 'saved')).toHaveAttribute('aria-valuetext', spoken);
    await expect(section(page)).toContainText('÷ 1,440 = 3,472');
    await expect(section(page).getByRole('status')).toContainText('3,472');
    // Down by the keyboard, from one range to the next, to the link.
    for (const name of ['minutes', 'saved']) {
      await page.keyboard.press('Tab');
      await expect(range(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(carried(page)).toBeFocused();
  });

  test('the estimate is carried into the message beside what was written, and nothing is sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await openCalculator(page, at('/services'));
    await carried(page).click();
    await expect(page.locator('#contact-form [name=subject]')).toHaveValue(/./);
    await expect(message(page)).toHaveValue(/÷ 1,440 = 750/);
    const own = 'السلام عليكم';
    await message(page).fill(`${own}\n${await message(page).inputValue()}`);

    await page.goBack();
    await section(page).scrollIntoViewIfNeeded();
    await range(page, 'requests').press('End');
    await carried(page).click();
    await expect(message(page)).toHaveValue(/÷ 1,440 = 31,250/);
    expect(await message(page).inputValue()).toContain(own);
    expect(await message(page).inputValue()).not.toContain('750');
    expect(sent).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expectProblems }) => expectProblems(/^request failed: .*\.js csp$/));

  test('the calculator is an example to read', async ({ page }) => {
    await page.goto('/services');
    await expect(section(page)).toContainText('120,000 طلب × 9 دقائق ÷ 1,440 = 750 يومًا');
    await expect(section(page).locator('dl')).toBeVisible();
    await expect(section(page).locator('input')).toHaveCount(0);
  });
});
