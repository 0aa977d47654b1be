import { siteAddresses } from './site-addresses.ts';
import { expect, test } from './site-test.ts';

for (const address of siteAddresses()) {
  test(`${address} has one heading and works by keyboard from the skip link on`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address.endsWith('/no-such-page') ? 404 : 200);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main#main h1')).toBeVisible();

    await page.keyboard.press('Tab');
    const first = page.locator(':focus');
    await expect(first).toHaveAttribute('href', '#main');
    await expect(first).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);

    // The next stop lies inside the main area, or after it where it has nothing to stop at.
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
    expect(follows, 'focus after the skip link').toBe(true);
  });
}
