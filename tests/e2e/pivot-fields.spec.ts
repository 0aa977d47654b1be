import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const COMPONENTS = 42;
const PER_FAMILY = 6;

/** Where the fields stand, and how many in a row of a wide window. */
const PLACES = [
  { path: '/media/platforms-code', columns: 6 },
  { path: '/nds', columns: 14 },
];

forEachLanguage((language) => {
  for (const { path, columns } of PLACES) {
    test(
      `the components of ${path} are walked and filtered by keyboard`,
      { tag: '@desktop' },
      async ({ page }) => {
        await openPage(page, addressIn(language, path));
        const fields = page.getByRole('option');
        await expect(fields).toHaveCount(COMPONENTS);
        const names = await fields.allTextContents();
        const line = page.locator('p', { hasText: String(COMPONENTS) }).locator('[aria-live="polite"]');
        const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';

        // From the filter one press of Tab leads to the land, and only one field takes it.
        await page.getByRole('radio').first().focus();
        await page.keyboard.press('Tab');
        await expect(fields.nth(0)).toBeFocused();
        await page.keyboard.press(onward);
        await page.keyboard.press('ArrowDown');
        await expect(fields.nth(1 + columns)).toBeFocused();
        await expect(fields.nth(1 + columns)).toHaveAttribute('aria-selected', 'true');
        await expect(line, 'is said beside the number').toContainText(names[1 + columns] ?? '');

        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('ArrowDown');
        await expect(fields, 'the others are no choice').toHaveCount(PER_FAMILY);
        await expect(line).toContainText(
          (await page.locator('main label:has(:checked)').textContent()) ?? '',
        );
        await page.keyboard.press('Tab');
        await page.keyboard.press('End');
        await expect(fields.nth(PER_FAMILY - 1)).toBeFocused();
        await page.keyboard.press(onward);
        await expect(fields.nth(PER_FAMILY - 1), 'stays at the end').toBeFocused();
      },
    );
  }

  test.describe('without script', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });
    // The browser gives up the preloads of scripts that it may not run, and calls the reason csp.
    test.beforeEach(({ expectProblems }) => expectProblems(/^request failed: .*\.js csp$/));

    test('the components are a list of names, and nothing waits for a click', async ({ page }) => {
      await page.goto(addressIn(language, '/media/platforms-code'));
      const list = page
        .locator('main')
        .getByRole('list')
        .filter({ has: page.locator('use') })
        .first();
      await expect(list.getByRole('listitem')).toHaveCount(COMPONENTS);
      await expect(page.locator('main').getByRole('radio')).toHaveCount(0);
    });
  });
});
