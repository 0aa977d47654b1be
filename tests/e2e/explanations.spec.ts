import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

// What an abbreviation stands for is there without a pointer (rule:voices).

forEachLanguage((language) => {
  test('an abbreviation explains itself by keyboard and by press', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, addressIn(language, '/nds'));
    const word = page.locator('main abbr[tabindex="0"]').first();
    const explanation = page.locator('[data-explanation]');
    await word.focus();
    await expect(explanation).toHaveText((await word.getAttribute('title')) ?? '-');
    await expect(explanation).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await word.click();
    await expect(explanation).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(explanation).toBeHidden();
  });
});
