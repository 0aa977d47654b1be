import type { Page } from '@playwright/test';
import { openPage, untilItAnswers } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

// What a visitor has chosen on a page comes back with Back, a reload and a change of language (rule:route-change).

const OTHER = { ar: 'en', en: 'ar' } as const;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const openParts = (page: Page) =>
  page.locator('main details').evaluateAll((parts) => parts.map((part) => part.hasAttribute('open')));
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Leaves for another page of the site, within the document or by loading one, and comes back. */
const ROUND_TRIPS = {
  'within the document': async (page: Page) => {
    await page.locator('footer a[href="/faq"]').dispatchEvent('click');
    await expect(page.locator('#questions')).toBeAttached();
    await page.goBack();
  },
  'over another document': async (page: Page) => {
    await page.goto('/robots.txt');
    await page.goBack();
    await untilItAnswers(page);
  },
  'by a reload': async (page: Page) => {
    await page.reload();
    await untilItAnswers(page);
  },
};

for (const [how, leaveAndReturn] of Object.entries(ROUND_TRIPS)) {
  test(
    `filter, open part and place of the vacancies come back ${how}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openPage(page, '/careers');
      const department = page.locator('#vacancy-filter button').nth(2);
      await department.click();
      await expect(page).toHaveURL(/department=/);
      await page.locator('#vacancies summary').nth(1).click();
      const open = await openParts(page);
      expect(open).toContain(true);
      await scrollTo(page, 700);

      await leaveAndReturn(page);
      await expect(department).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => openParts(page)).toEqual(open);
      await expect.poll(() => scrollTop(page)).toBe(700);
    },
  );

  test(
    `family of the components and open entities come back ${how}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openPage(page, '/media/platforms-code');
      const family = page.getByRole('radio').nth(3);
      await family.check({ force: true });
      await leaveAndReturn(page);
      await expect(page.getByRole('radio').nth(3)).toBeChecked();

      await openPage(page, '/success-partners');
      const toggle = page.locator('[aria-controls=leading-entities-list]');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await leaveAndReturn(page);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    },
  );

  test(`chosen path and moved rows come back ${how}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    const path = page.locator('#business-paths-showcase button[aria-expanded]').nth(2);
    await path.click();
    const row = page.locator('#values [data-slider-track]');
    const isOneStepOn = () => row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft + 440) < 4);
    await page.locator('#values [data-slider-next]').click();
    await expect.poll(isOneStepOn).toBe(true);

    await leaveAndReturn(page);
    await expect(path).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(isOneStepOn).toBe(true);
  });
}

test('a row that moved in the last moment comes back by a reload', { tag: '@desktop' }, async ({ page }) => {
  // The browser has no frame left in which to tell of it.
  await page.addInitScript(() =>
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await openPage(page, '/');
  const row = page.locator('#values [data-slider-track]');
  await row.evaluate((element) => (element.scrollLeft = -440));
  await page.reload();
  await untilItAnswers(page);
  await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(-440);
});

test('another entry of the history keeps its own choices', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/faq');
  await page.locator('#questions summary').nth(3).click();
  const open = await openParts(page);
  await page.locator('[data-site-header] a').first().click();
  await expect(page.locator('#hero')).toBeAttached();
  // The page is opened anew, not again.
  await page.locator('footer a[href="/faq"]').click();
  await expect(page.locator('#questions')).toBeAttached();
  await expect.poll(() => openParts(page)).not.toEqual(open);
  await page.goBack();
  await page.goBack();
  await expect(page.locator('#questions')).toBeAttached();
  await expect.poll(() => openParts(page)).toEqual(open);
});

/** Runs in the page: how many of its parts still move to where they stay. */
const unfolding = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;

forEachLanguage((language) => {
  test('the change of language keeps the place and what is open', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, addressIn(language, '/faq'));
    await page.locator('#questions summary').nth(4).click();
    const open = await openParts(page);
    // The one that was open before folds up above it.
    await expect.poll(() => page.evaluate(unfolding)).toBe(0);
    await page
      .locator('#questions [data-item]')
      .nth(4)
      .evaluate((item) => item.scrollIntoView({ behavior: 'instant' }));
    const item = '#questions [data-item]:nth-child(5)';
    const before = await topOf(page, item);
    expect(await scrollTop(page)).toBeGreaterThan(0);

    await page.locator('#language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[language]);
    await expect.poll(() => openParts(page)).toEqual(open);
    // Pixels are whole, places are not.
    await expect.poll(async () => Math.abs((await topOf(page, item)) - before)).toBeLessThan(3);
    await untilItAnswers(page);
    expect(await openParts(page)).toEqual(open);
    expect(Math.abs((await topOf(page, item)) - before)).toBeLessThan(3);
  });

  test(
    'the document in the other language is fetched before its link is pressed',
    { tag: '@desktop' },
    async ({ page }) => {
      await openPage(page, addressIn(language, '/faq'));
      const other = addressIn(OTHER[language], '/faq');
      const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === other);
      await page.locator('#language-toggle').hover();
      expect((await fetched).isNavigationRequest()).toBe(false);
    },
  );

  test('the change of language keeps the estimate', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, addressIn(language, '/services'));
    const range = page.locator('#minute-calculator input[name=minutes]');
    await page.locator('#minute-calculator').scrollIntoViewIfNeeded();
    await range.press('Home');
    await page.locator('#language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[language]);
    await expect(page.locator('#minute-calculator')).toBeInViewport();
    await expect(range).toHaveValue('1');
  });
});
