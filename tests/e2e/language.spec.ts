import type { Page } from '@playwright/test';
import { openPage, untilItAnswers } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test, type Language } from './site-test.ts';

const WORKSHOP = '/media/ndsworkshop';
const STATE = '?from=letter&seat=2#reservation';
const DIRECTION = { ar: 'rtl', en: 'ltr' } as const;
const OTHER = { ar: 'en', en: 'ar' } as const;
const OWN_NAME = { ar: 'العربية', en: 'English' } as const;

/** Puts the visitor's choice where an earlier visit would have left it. */
async function choose(page: Page, value: string): Promise<void> {
  // A file of the same origin that runs no script of ours.
  await page.goto('/robots.txt');
  await page.evaluate((language) => localStorage.setItem('lang', language), value);
}

const choiceOf = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', DIRECTION[language]);
}

/** Reports every address at which the browser painted something. */
async function watchPaints(page: Page): Promise<string[]> {
  const painted: string[] = [];
  await page.exposeFunction('reportPaint', (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const observer = new PerformanceObserver(() => window.reportPaint(location.pathname));
    observer.observe({ type: 'paint', buffered: true });
  });
  return painted;
}

test.describe('language', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    test('an address is in its own language, whatever the browser prefers', async ({ browser, watch }) => {
      for (const locale of ['en-US', 'ar-SA']) {
        const context = await browser.newContext({ locale });
        const page = await context.newPage();
        watch(page);
        for (const path of ['/', WORKSHOP]) {
          await openPage(page, addressIn(language, path));
          await expect(page).toHaveURL(addressIn(language, path));
          await expectLanguage(page, language);
        }
        await context.close();
      }
    });

    test('the language button stores the other language and loads the same page in it', async ({ page }) => {
      const other = OTHER[language];
      await openPage(page, addressIn(language, WORKSHOP) + STATE);
      const button = page.locator('#language-toggle');
      await expect(button).toHaveText(OWN_NAME[other]);
      await expect(button).toHaveAttribute('lang', other);
      await expect(button).toHaveAttribute('dir', DIRECTION[other]);

      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
      await button.click();
      await expect(page).toHaveURL(addressIn(other, WORKSHOP) + STATE);
      await expectLanguage(page, other);
      expect(await choiceOf(page)).toBe(other);
      expect(await page.evaluate(() => Reflect.has(window, 'sameDocument')), 'loads a document').toBe(false);
    });

    test('a half-filled form survives the change of language', async ({ page }) => {
      const form = page.locator('#reservation form');
      await openPage(page, addressIn(language, WORKSHOP));
      await form.locator('[name=first_name]').fill('نورة');
      await form.locator('[name=email]').fill('noura@entity.example');
      await form.locator('[name=workshop]').selectOption({ index: 1 });
      const workshop = await form.locator('[name=workshop]').inputValue();

      await page.locator('#language-toggle').click();
      await expectLanguage(page, OTHER[language]);
      await untilItAnswers(page);
      await expect(form.locator('[name=first_name]')).toHaveValue('نورة');
      await expect(form.locator('[name=email]')).toHaveValue('noura@entity.example');
      await expect(form.locator('[name=workshop]')).toHaveValue(workshop);
    });

    test('blocked storage breaks neither the page nor the language button', async ({ page }) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('blocked by the visitor', 'SecurityError');
            },
          });
        }
      });
      await openPage(page, addressIn(language, WORKSHOP));
      await expectLanguage(page, language);
      await page.locator('#reservation [name=first_name]').fill('Noura');
      await page.locator('#language-toggle').click();
      await expect(page).toHaveURL(addressIn(OTHER[language], WORKSHOP));
      await expectLanguage(page, OTHER[language]);
    });
  });

  for (const path of ['/', WORKSHOP]) {
    test(`a visitor who chose English goes from ${path} to English before anything is painted`, async ({
      page,
    }) => {
      const painted = await watchPaints(page);
      await choose(page, 'en');
      painted.length = 0;
      await page.goto(path + STATE);
      await expect(page).toHaveURL(addressIn('en', path) + STATE);
      await expectLanguage(page, 'en');
      await expect.poll(() => painted).toContain(addressIn('en', path));
      expect(painted).not.toContain(path);

      // The Arabic address left no step in the history to fall into.
      await page.goBack();
      await expect(page).toHaveURL('/robots.txt');
    });
  }

  test('an unknown address follows the choice too', async ({ page }) => {
    await choose(page, 'en');
    await page.goto('/no-such-page?a=b');
    await expect(page).toHaveURL('/en/no-such-page?a=b');
    await expect(page.locator('#not-found')).toBeVisible();
  });

  test('a stored value that is no language counts as Arabic', async ({ page }) => {
    for (const value of ['fr', 'EN', '', 'en ']) {
      await choose(page, value);
      await page.goto('/');
      await expect(page).toHaveURL('/');
      await expectLanguage(page, 'ar');
    }
  });

  test('an English address stays English, and is remembered only when nothing was stored', async ({
    page,
  }) => {
    await page.goto('/en');
    expect(await choiceOf(page)).toBe('en');
    for (const value of ['ar', 'fr']) {
      await choose(page, value);
      await page.goto(`/en${WORKSHOP}`);
      await expect(page).toHaveURL(`/en${WORKSHOP}`);
      await expectLanguage(page, 'en');
      expect(await choiceOf(page)).toBe(value);
    }
  });

  test('an address that only begins with the letters of English is Arabic', async ({ page }) => {
    await choose(page, 'ar');
    await page.goto('/energy');
    await expectLanguage(page, 'ar');
    await expect(page.locator('#not-found')).toBeVisible();
  });
});

test('the mobile menu has the language button', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, WORKSHOP + STATE);
  await page.locator('#mobile-menu-toggle').click();
  await page.locator('#mobile-menu').getByRole('link', { name: OWN_NAME.en }).click();
  await expect(page).toHaveURL(`/en${WORKSHOP}${STATE}`);
  expect(await choiceOf(page)).toBe('en');
});
