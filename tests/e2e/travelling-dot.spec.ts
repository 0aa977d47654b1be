import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { expect, test } from './site-test.ts';

// rule:travelling-dot: pages change by a view transition, the one dot on its way from place to place.

const JOURNEY = [
  '/services',
  '/careers',
  '/media-center',
  '/success-partners',
  '/about-us',
  '/business-paths',
  '/',
];

const holders = (page: Page) => page.locator('[data-holds]');
const barLink = (page: Page, path: string) => page.locator(`[data-site-header] a[href="${path}"]`).first();
const transitions = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'transitions') ?? 0));

/** Counts the transitions of the page; those that `holds` stop where they begin, for ever. */
async function watchTransitions(page: Page, holds = false): Promise<void> {
  await page.addInitScript((stops) => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (show) => {
      Reflect.set(window, 'transitions', Number(Reflect.get(window, 'transitions') ?? 0) + 1);
      const transition = start(show);
      if (stops) {
        const stop = () => {
          for (const animation of document.getAnimations()) animation.pause();
          Reflect.set(window, 'begun', true);
        };
        transition.ready.then(stop, () => {});
      }
      return transition;
    };
  }, holds);
}

/** Opens a page once the dot has found its place there. */
async function openWithDot(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(holders(page)).toHaveCount(1);
}

test(
  'one place holds the dot after every change of page, and it is in the window',
  { tag: '@desktop' },
  async ({ page }) => {
    await watchTransitions(page);
    await openWithDot(page, '/');
    for (const [index, path] of JOURNEY.entries()) {
      await barLink(page, path).click();
      await expect(page.locator('h1')).toBeFocused();
      await expect(holders(page)).toHaveCount(1);
      await expect(holders(page)).toBeInViewport();
      expect(await transitions(page)).toBe(index + 1);
    }
  },
);

test(
  'the dot goes to the mark when its place leaves the window, and comes back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openWithDot(page, '/success-partners');
    await expect(page.locator('main [data-holds]')).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(page.locator('[data-site-header] [data-holds]')).toHaveCount(1);
    await expect(holders(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('main [data-holds]')).toHaveCount(1);
    await expect(holders(page)).toHaveCount(1);
  },
);

test(
  'a second click half-way is followed at once, and none is lost',
  { tag: '@desktop' },
  async ({ page }) => {
    await watchTransitions(page, true);
    await openWithDot(page, '/about-us');
    await barLink(page, '/services').click();
    // It would never end.
    await expect.poll(() => page.evaluate(() => Reflect.has(window, 'begun'))).toBe(true);
    // A hand does not ask what lies under the pointer.
    const box = await barLink(page, '/careers').boundingBox();
    if (box === null) throw new Error('The link is not there.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('#vacancies')).toBeAttached();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveURL('/careers');
    await expect(holders(page)).toHaveCount(1);
  },
);

test('place and focus are there when the new picture is taken', { tag: '@desktop' }, async ({ page }) => {
  await watchTransitions(page, true);
  await openWithDot(page, '/about-us');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await barLink(page, '/services').click();
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'begun'))).toBe(true);
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await page.evaluate(() => Reflect.deleteProperty(window, 'begun'));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'begun'))).toBe(true);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

const STILL = {
  'the system asks for less motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'the site is set to less motion': (page: Page) =>
    page.addInitScript(() => localStorage.setItem('display', '{"animation":"reduced"}')),
  'the browser has no transitions': (page: Page) =>
    page.addInitScript(() => Reflect.set(Document.prototype, 'startViewTransition', undefined)),
};

for (const [when, arrange] of Object.entries(STILL)) {
  test(`the page is there at once when ${when}`, { tag: '@desktop' }, async ({ page }) => {
    if (!when.startsWith('the browser')) await watchTransitions(page);
    await arrange(page);
    await openWithDot(page, '/about-us');
    await barLink(page, '/services').click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('#minute-calculator')).toBeAttached();
    await expect(holders(page)).toHaveCount(1);
    expect(await transitions(page)).toBe(0);
  });
}

test('the one switch for motion stops the dot too', { tag: '@desktop' }, async ({ page }) => {
  await watchTransitions(page);
  await openWithDot(page, '/');
  await page.locator('#hero button').click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await barLink(page, '/services').click();
  await expect(page.locator('#minute-calculator')).toBeAttached();
  expect(await transitions(page)).toBe(0);
});

test('a link that is pointed at brings its page before the click', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithDot(page, '/about-us');
  expect(asked.filter((path) => /careers-page/.test(path))).toEqual([]);
  await barLink(page, '/careers').hover();
  await expect.poll(() => asked.some((path) => /careers-page[^/]*\.js$/.test(path))).toBe(true);
  await expect.poll(() => asked.includes('/i18n/ar.json')).toBe(true);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await barLink(page, '/careers').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(asked.filter((path) => /\.(?:js|json)$/.test(path))).toEqual([]);
});
