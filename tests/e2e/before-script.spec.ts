import type { Page } from '@playwright/test';
import { SECTIONS } from '../site/sections.ts';
import { deadControls } from './dead-controls.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

// A slow line: the page is there, its script is not yet.

const SCRIPTS = '**/assets/*.js';
const ARRIVAL_MS = 30_000;

/** Opens an address whose scripts stay away until the function that comes back is called. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    held.resolve();
    // All of the page's files come through the test: on a busy machine they take their time.
    await expect(page.locator('html')).toHaveAttribute('data-motion', /./, { timeout: ARRIVAL_MS });
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  };
}

test('no control that is seen is dead before the script is there, on any page', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined);
  for (const path of [...Object.keys(SECTIONS), '/search?q=UX', '/no-such-page']) {
    await page.goto(path.replace('*', '1'), { waitUntil: 'domcontentloaded' });
    expect.soft(await deadControls(page, true), path).toEqual([]);
  }
});

test('drawings below the first screen take nothing from it, and come without the program', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(SCRIPTS, () => undefined);
  // Held back, so that all that is asked for before `load` is seen before it.
  const held = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((url) => url.endsWith('.avif'))).toBe(true);
  const drawings = () => asked.filter((url) => url.endsWith('.svg') && url.includes('/media/logos'));
  expect(drawings()).toEqual([]);
  held.resolve();
  await expect.poll(drawings).not.toEqual([]);
});

test('what lies far down is laid out once the page stands, and at once for who asks for a place', async ({
  page,
}) => {
  await page.route(SCRIPTS, () => undefined);
  // A font that does not come keeps the window's `load` away.
  const FONTS = '**/*.woff2';
  const held = Promise.withResolvers<void>();
  await page.route(FONTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const footer = page.locator('main ~ footer');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  held.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await expect(footer).toHaveCSS('content-visibility', 'visible');

  await page.unroute(FONTS);
  await page.route(FONTS, () => undefined);
  await page.goto('/about-us#values', { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.reload({ waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});

forEachLanguage((language) => {
  test('a press before the script is there says that something is on its way, and is answered', async ({
    page,
  }) => {
    const arrive = await openHeld(page, addressIn(language, '/'));
    const third = page.locator('#business-paths-showcase [data-item] button').nth(2);
    await third.click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await expect(third).toHaveAttribute('aria-expanded', 'false');
    // Pressed twice because nothing seemed to happen: one wish.
    await page.locator('#hero [data-pause]').click();
    await page.locator('#hero [data-pause]').click();
    await arrive();
    await expect(third).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  });

  test('the language link works at once, keeps query and hash, and what it stores holds', async ({
    page,
  }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    await openHeld(page, `${addressIn(language, '/faq')}?from=letter#questions`);
    await page.evaluate((here) => localStorage.setItem('lang', here), language);
    if ((page.viewportSize()?.width ?? 0) < 1000) await page.locator('#mobile-menu-toggle').click();
    await page.locator(`a[hreflang=${other}]:visible`).click();
    await expect(page).toHaveURL(`${addressIn(other, '/faq')}?from=letter#questions`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
  });
});

test('what is typed and chosen among the vacancies before the script is there counts', async ({ page }) => {
  const arrive = await openHeld(page, '/careers');
  await page.locator('#page-header input').fill('UX');
  await arrive();
  await expect(page.locator('#page-header input')).toHaveValue('UX');
  await expect(page).toHaveURL('/careers?q=UX');

  const again = await openHeld(page, '/careers');
  await page.locator('#vacancy-filter button').nth(1).click();
  await again();
  await expect(page).toHaveURL(/department=/);
  await expect(page.locator('#vacancies [data-item]')).toHaveCount(1);
});

test('a form that only its script can send is sent once it is there', async ({ page }) => {
  const arrive = await openHeld(page, '/news');
  const form = page.locator('#subscribe-form');
  const send = form.locator('button');
  // Until then the browser itself says what is missing.
  await send.click();
  await expect(form.locator('input:invalid')).toBeFocused();
  await form.locator('input').fill(`early.${process.pid}.${Date.now()}@entity.example`);
  await send.click();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await arrive();
  expect((await answer).status()).toBe(201);
});

test(
  'components are filtered as chosen before the script was there',
  { tag: '@desktop' },
  async ({ page }) => {
    const arrive = await openHeld(page, '/nds');
    const second = page.locator('#nds-call-to-action, main').last().locator('fieldset label').nth(1);
    await second.click();
    await arrive();
    await expect(second.locator('input')).toBeChecked();
    await expect(page.locator('[data-filtered]')).toBeVisible();
  },
);

test(
  'the menu opens before the script is there, and stays its visitor’s',
  { tag: '@phone' },
  async ({ page }) => {
    const arrive = await openHeld(page, '/faq');
    const menu = page.locator('#mobile-menu');
    const toggle = page.locator('#mobile-menu-toggle');
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await menu.locator('[aria-controls=mobile-business-paths]').click();
    await expect(page.locator('#mobile-business-paths')).toBeVisible();
    await arrive();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#main')).toHaveJSProperty('inert', true);
    await expect(page.locator('#mobile-business-paths')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  },
);

test(
  'the dropdown opens before the script is there, and stays open',
  { tag: '@desktop' },
  async ({ page }) => {
    const arrive = await openHeld(page, '/faq');
    const toggle = page.locator('#primary-nav [aria-controls=business-paths-menu]');
    const menu = page.locator('#business-paths-menu');
    await expect(menu).toBeHidden();
    await toggle.click();
    await page.mouse.move(5, 700);
    await expect(menu).toBeVisible();
    await arrive();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
);
