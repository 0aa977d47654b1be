import type { Page } from '@playwright/test';
import { openPage, untilItAnswers } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const WORKSHOP = '/media/ndsworkshop';
const WORKSHOP_CHUNK = /\/assets\/workshop-page[^/]*\.js$/;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const workshopLink = (page: Page) => page.locator('#latest-news a').first();

/** What the head says, in a form that two ways to the same page can be compared by. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      'title, meta[name], meta[property], link[rel=canonical], link[hreflang]',
    );
    return Array.from(tags, (tag) => tag.outerHTML).toSorted();
  });
}

forEachLanguage((language) => {
  test(
    'a followed link changes the page without loading a document',
    { tag: '@desktop' },
    async ({ page }) => {
      await openPage(page, addressIn(language, WORKSHOP));
      const head = await headOf(page);
      await openPage(page, addressIn(language, '/'));
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });

      await workshopLink(page).click();
      await expect(page).toHaveURL(addressIn(language, WORKSHOP));
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.locator('#reservation')).toBeVisible();
      expect(await headOf(page)).toEqual(head);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(documents).toEqual([]);
    },
  );
});

test('a new page starts at its top, Back and Forward restore the place', async ({ page }) => {
  await openPage(page, '/');
  await workshopLink(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  // Wherever the click has scrolled to is the place to come back to.
  await workshopLink(page).click({ trial: true });
  const onHome = await scrollTop(page);

  await workshopLink(page).click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goBack();
  await expect(page.locator('#hero')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(onHome);
  await page.goForward();
  await expect(page.locator('#reservation')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('a reload keeps the place', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.reload();
  await untilItAnswers(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test(
  'a link to a place inside another page leads there, focus included',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, `${WORKSHOP}/failed`);
    await page.locator(`#reservation-result a[href="${WORKSHOP}#reservation"]`).click();
    await expect(page).toHaveURL(`${WORKSHOP}#reservation`);
    await expect(page.locator('#reservation')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#reservation [name=first_name]')).toBeFocused();
  },
);

test(
  'while the next page is on its way the old one stays, under a progress bar',
  { tag: '@desktop' },
  async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(WORKSHOP_CHUNK, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openPage(page, '/');
    await workshopLink(page).click();
    await expect(page.getByRole('progressbar')).toBeAttached();
    await expect(page.locator('#latest-news')).toBeVisible();
    held.resolve();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('#reservation')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);

for (const [what, address] of [
  ['code', WORKSHOP_CHUNK],
  ['words', /\/i18n\/ar\.json$/],
] as const) {
  test(
    `a page whose ${what} do not arrive says so and offers another try`,
    { tag: '@desktop' },
    async ({ page, expectProblems }) => {
      // #520: whether the failure meets React while it renders in the background or not is a matter of moments; in the
      // background it renders the page once more, at once, and says so.
      expectProblems(/ERR_FAILED|ERR_CONNECTION/, /Failed to fetch/, /console error/, /React error #520/);
      let attempts = 0;
      await page.route(address, (route) => {
        attempts += 1;
        return route.abort();
      });
      await openPage(page, '/');
      await workshopLink(page).click();
      const failure = page.getByRole('alert');
      await expect(failure.getByRole('heading', { level: 1 })).toBeVisible();
      // The bar and the footer still work, and nothing is asked for again and again.
      await expect(page.locator('#primary-nav')).toBeVisible();
      const soFar = attempts;
      expect(soFar).toBeLessThan(10);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(attempts).toBe(soFar);

      await page.unroute(address);
      await failure.getByRole('button').click();
      await expect(page.locator('#reservation')).toBeVisible();
      await expect(page).toHaveURL(WORKSHOP);
    },
  );
}

test(
  'a hash typed into the address bar leads to its place, also a hash that names none',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/');
    await workshopLink(page).click();
    await expect(page.locator('h1')).toBeFocused();
    await page.evaluate(() => (location.hash = '#reservation'));
    await expect(page.locator('#reservation')).toBeInViewport();
    await page.evaluate(() => (location.hash = '#%zz'));
    await expect(page.locator('#reservation')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('#reservation')).toBeInViewport();
  },
);
