import type { Page } from '@playwright/test';
import { openPage, untilItAnswers } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until a page is kept: the worker works behind the page. */
async function untilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (of) => (await caches.match(of, { ignoreVary: true })) !== undefined, address),
    )
    .toBe(true);
}

forEachLanguage((language) => {
  const at = (path: string) => addressIn(language, path);

  test(`${at('/')}: what was visited reopens without a connection, anything else says so and comes back @desktop`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    await openPage(page, at('/faq'));
    await untilKept(page, at('/faq'));
    await untilKept(page, at('/offline'));
    // Come to by a link, without a new document.
    await page
      .locator(`footer a[href="${at('/careers')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${at('/careers')}$`));
    await untilKept(page, at('/careers'));
    const heading = await page.locator('h1').textContent();
    await context.setOffline(true);

    await page.goto(at('/faq'));
    await expect(page.locator('h1')).toBeVisible();
    await untilItAnswers(page);

    await page.goto(at('/privacy-policy'));
    await expect(page).toHaveURL(new RegExp(`${at('/offline')}\\?to=`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#offline h1')).toBeVisible();
    await untilItAnswers(page);
    const kept = page.locator('#offline nav a');
    await expect(kept.and(page.locator(`[href="${at('/careers')}"]`))).toBeVisible();
    // The connection may come back in the moment in which another page is chosen: that one is shown.
    await kept.and(page.locator(`[href="${at('/careers')}"]`)).evaluate((link: HTMLElement) => {
      link.click();
      dispatchEvent(new Event('online'));
    });
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await page.goBack();
    await expect(page.locator('#offline h1')).toBeVisible();
    await untilItAnswers(page);

    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${at('/privacy-policy')}$`));
    await untilItAnswers(page);
  });
});

test('neither searches nor the answers of forms are ever kept @desktop', async ({ page }) => {
  await openPage(page, '/search?q=UX');
  await untilKept(page, '/offline');
  await page.goto('/newsletter/confirm');
  await openPage(page, '/contact-us');
  await untilKept(page, '/contact-us');
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caching.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(?:api|search|newsletter)|\.(?:mp4|webm)$/.test(path))).toEqual([]);
});

test('a form that is sent without a connection says so, loses nothing and is sent afterwards @desktop', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await openPage(page, '/en/contact-us');
  await untilKept(page, '/en/contact-us');
  const form = page.locator('#contact-form form');
  await form.locator('[name=name]').fill('Sara Test');
  await form.locator('[name=email]').fill('sara@example.org');
  await form.locator('[name=message]').fill('A message that was written on a train without a connection.');
  await context.setOffline(true);
  await form.locator('[type=submit]').click();
  await expect(page.locator('#contact-form')).toContainText('You are offline');
  await expect(form.locator('[name=message]')).toHaveValue(/on a train/);
  await context.setOffline(false);
  await form.locator('[type=submit]').click();
  await expect(page.locator('#contact-form')).not.toContainText('You are offline');
});
