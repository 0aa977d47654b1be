import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '#server/testing/server-process.ts';
import { SECTIONS } from '../site/sections.ts';
import { deadControls } from './dead-controls.ts';
import { control, fillForm, submitButton, visitor, WORKSHOP } from './reservation-form.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

test.use({ javaScriptEnabled: false });

// The browser gives up the preloads of scripts that it may not run, and calls the reason csp.
test.beforeEach(({ expectProblems }) => expectProblems(/^request failed: .*\.js csp$/));

test('without script no control that is seen is dead, on any page', async ({ page }) => {
  for (const path of [...Object.keys(SECTIONS), '/search?q=UX', '/no-such-page']) {
    await page.goto(path.replace('*', '1'));
    expect.soft(await deadControls(page, false), path).toEqual([]);
  }
});

forEachLanguage((language) => {
  test('without script a page is complete and its menu within reach', async ({ page, isMobile }) => {
    await page.goto(addressIn(language, '/'));
    for (const id of [
      'hero',
      'business-paths-showcase',
      'about-teaser',
      'values',
      'latest-news',
      'contact-banner',
    ]) {
      await expect(page.locator(`#${id} h1, #${id} h2`).first(), id).toBeVisible();
    }
    // Small windows show what every path is about: nothing opens one there.
    const read = page.locator('#business-paths-showcase [data-item] > div p');
    const seen = await read.evaluateAll(
      (words) =>
        words.filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .length,
    );
    expect(seen).toBe(isMobile ? 5 : 1);
    // Drawings that otherwise wait for the window's load.
    for (const drawing of ['#partnerships [data-item] use', '#values [data-item] use']) {
      await expect(page.locator(`${drawing}:visible`).first(), drawing).toHaveAttribute('href', /\.svg#/);
    }
    const menu = page.locator(isMobile ? '#mobile-menu' : '#primary-nav');
    // The menu does not stand before the page, and opens without script.
    if (isMobile) {
      await expect(menu).toBeHidden();
      await expect(page.locator('h1')).toBeInViewport();
      await page.locator('#mobile-menu-toggle').click();
      await expect(menu.locator(`a[href="${addressIn(language, '/business-paths/5')}"]`)).toBeVisible();
    }
    await menu
      .locator(`a[href="${addressIn(language, '/media-center')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(addressIn(language, '/media-center'));
    await page.goto(addressIn(language, '/'));
    await page.locator(`#hero a[href="${addressIn(language, '/our-services')}"]`).click();
    await expect(page).toHaveURL(addressIn(language, '/our-services'));
  });

  test('without script the browser itself asks for what is missing, and the form is answered by a page', async ({
    page,
  }) => {
    const address = addressIn(language, WORKSHOP);
    await page.goto(address);
    await submitButton(page).click();
    await expect(page).toHaveURL(address);
    await expect(control(page, 'first_name')).toBeFocused();
    await expect(page.locator('#reservation input:invalid')).toHaveCount(5);

    await fillForm(page, { ...visitor('native'), email: 'noura' });
    await submitButton(page).click();
    await expect(page).toHaveURL(address);
    await expect(control(page, 'email')).toBeFocused();

    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await fillForm(page, visitor(`native-${language}`));
    await submitButton(page).click();
    expect((await answered).status()).toBe(303);
    await expect(page).toHaveURL(`${address}/registered`);
    await expect(page.locator('#reservation-result h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test.describe('', { tag: '@desktop' }, () => {
    test('without script the pages behind the newsletter’s links do what their buttons say', async ({
      page,
    }) => {
      for (const step of ['confirm', 'unsubscribe']) {
        await page.goto(addressIn(language, `/newsletter/${step}?token=of-nobody`));
        await page.locator('#newsletter form button').click();
        await expect(page).toHaveURL(addressIn(language, '/newsletter/expired'));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#newsletter a').first()).toBeVisible();
      }
    });

    test('without script what only looks filled in is called incomplete', async ({ page }) => {
      await page.goto(addressIn(language, WORKSHOP));
      await fillForm(page, { ...visitor('spaces'), employer: '   ' });
      await submitButton(page).click();
      await expect(page).toHaveURL(addressIn(language, `${WORKSHOP}/incomplete`));
      await page.locator('#reservation-result a').click();
      await expect(page).toHaveURL(addressIn(language, `${WORKSHOP}#reservation`));
    });

    test('without script a registration that cannot be stored says so', async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), 'limited-'));
      const server = await spawnServer({ DATA_DIR: folder, RATE_PER_MINUTE: '1', LOG_LEVEL: 'error' });
      const origin = `http://127.0.0.1:${server.port}`;
      try {
        for (const result of ['registered', 'failed']) {
          await page.goto(origin + addressIn(language, WORKSHOP));
          await fillForm(page, visitor(result));
          await submitButton(page).click();
          await expect(page).toHaveURL(origin + addressIn(language, `${WORKSHOP}/${result}`));
        }
      } finally {
        await server.end('SIGTERM');
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
});
