import { buildGallery } from '../../scripts/build/build-gallery.ts';
import { serveGallery } from '../../scripts/gallery/serve-gallery.ts';
import { openPage } from './open-page.ts';
import { addAxe, laidOutAt, expectNoSidewaysScroll, expectNoViolations } from './page-promises.ts';
import { expect, forEachLanguage, addressIn, test } from './site-test.ts';

const WIDTHS_PX = [390, 1440];
const CONTROLS = ['a[href]', 'summary', '[tabindex]', ':is(button, input, select, textarea):enabled'].join();

// One worker, which builds the gallery once.
test.describe.configure({ mode: 'default' });

let folder = '';
test.beforeAll(async () => {
  folder = await buildGallery();
});

test.beforeEach(async ({ context, page, baseURL }) => {
  await serveGallery(context, folder, new URL(baseURL ?? '').origin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

forEachLanguage((language) => {
  const address = addressIn(language, '/__gallery');

  for (const width of WIDTHS_PX) {
    test(`every example passes the accessibility rules at ${width} px @desktop`, async ({ page }) => {
      await addAxe(page);
      await openPage(page, address);
      await laidOutAt(page, width);
      await expectNoViolations(page);
    });
  }

  test('no example scrolls the page sideways on the smallest phone @desktop', async ({ page }) => {
    await openPage(page, address);
    await expectNoSidewaysScroll(page, 320);
    const tooWide = await page.evaluate(() => {
      const end = document.documentElement.clientWidth;
      return [...document.querySelectorAll('[data-example]')]
        .filter((example) => {
          const { left, right } = example.getBoundingClientRect();
          return left < 0 || right > end;
        })
        .map((example) => example.getAttribute('data-example'));
    });
    expect(tooWide).toEqual([]);
  });

  test('every control of every example is reached with the Tab key @desktop', async ({ page }) => {
    // Without motion there is no switch that stops it.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, address);
    const controls = await page.evaluate((selector) => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element) target.setAttribute('data-reached', '');
      });
      return document.querySelectorAll(selector).length;
    }, CONTROLS);
    expect(controls).toBeGreaterThan(0);
    for (let press = 0; press < controls; press += 1) await page.keyboard.press('Tab');
    const missed = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((control) => !control.hasAttribute('data-reached'))
          .map((control) => control.closest('[data-example]')?.getAttribute('data-example')),
      CONTROLS,
    );
    expect(missed).toEqual([]);
  });
});
