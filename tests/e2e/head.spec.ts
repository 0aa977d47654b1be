import * as v from 'valibot';
import { addressIn, expect, forEachLanguage, test, type Language } from './site-test.ts';

// What needs the server; what the HTML of each page says of itself is read from the built files in tests/site.

const Manifest = v.looseObject({ icons: v.array(v.looseObject({ src: v.string() })) });

test.describe('head', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    test('an unknown address says that it is none, in its language', async ({ page }) => {
      for (const path of ['/no-such-page', '/business-paths/6', '/job-post/5', '/careers/0', '/404']) {
        const answer = await page.goto(addressIn(language, path));
        expect(answer?.status(), path).toBe(404);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#not-found')).toBeVisible();
        await expect(page.locator('link[hreflang]')).toHaveCount(0);
      }
    });

    test('the manifest is in the language of the page, and its icons are there', async ({
      page,
      request,
    }) => {
      await page.goto(addressIn(language, '/'));
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const answer = await request.get(href ?? '');
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = v.parse(Manifest, await answer.json());
      expect(manifest).toMatchObject({
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        start_url: addressIn(language, '/'),
      });
      for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    });
  });

  test('security.txt names a contact and has not expired', async ({ request }) => {
    const text = await (await request.get('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: (?:mailto:|https:)\S+$/m);
    expect(text).toMatch(/^Preferred-Languages: ar, en$/m);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  test('the words of both languages have the same keys', async ({ request }) => {
    const keysOf = async (language: Language) => {
      const answer = await request.get(`/i18n/${language}.json`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('application/json');
      return keyPaths(await answer.json());
    };
    const arabic = await keysOf('ar');
    expect(arabic.length).toBeGreaterThan(100);
    expect(await keysOf('en')).toEqual(arabic);
  });
});

/** Every path to a text, as `home.hero.title`; lists count by their places. */
function keyPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .flatMap(([key, child]) => keyPaths(child, `${path}.${key}`))
    .toSorted();
}
