import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

// What needs the server; what the HTML of each page says of itself is read from the built files in tests/site.

const UNKNOWN = ['/business-paths/6', '/job-post/999', '/careers/0', '/404'];

test.describe('head', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    test('an unknown address says that it is none, in its language', async ({ page, request }) => {
      for (const path of UNKNOWN) {
        const answer = await request.get(addressIn(language, path));
        expect(answer.status(), path).toBe(404);
        expect(await answer.text(), path).toContain(`<html lang="${language}"`);
      }
      const answer = await page.goto(addressIn(language, '/no-such-page'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('#not-found')).toBeVisible();
      await expect(page.locator('link[hreflang]')).toHaveCount(0);
    });
  });
});
