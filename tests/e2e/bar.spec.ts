import type { Locator, Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

/** Phones, the two sides of the specification's breakpoint, screens. */
const WIDTHS_PX = [320, 360, 390, 768, 1001, 1100, 1280, 1440];
const TEXT_SIZES = ['normal', 'large', 'largest', 'x150', 'x200'];
/** Chromium's "very small" is left out: these are its "medium", "large", "very large", and text of 200 %. */
const BROWSER_FONTS_PX = [16, 20, 24, 32];
const HEIGHT_PX = 800;
const AT_THE_TOP_PX = 24;
/** Contrast of small text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** With high contrast (WCAG 2.2, 1.4.6). */
const HIGH = 7;

test.describe('the bar', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    for (const path of ['/services', '/nds']) {
      test(`${path}: keeps every control on the content’s edges, at every size of text, before any script`, async ({
        page,
        expectProblems,
      }) => {
        expectProblems(/^request failed: .*\.js net::ERR_FAILED$/);
        await page.route('**/*.js', (route) => route.abort());
        const browser = await page.context().newCDPSession(page);
        await page.goto(addressIn(language, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: HEIGHT_PX });
          for (const font of BROWSER_FONTS_PX) {
            await browser.send('Page.setFontSizes', { fontSizes: { standard: font } });
            for (const { textSize, ...bar } of await measureBar(page)) {
              const name = `${width} px, browser’s text ${font} px, ${textSize}`;
              expect.soft(bar.faults, name).toEqual([]);
              expect.soft(bar.showsMenu, `${name}: links or the button of the menu`).not.toBe(bar.showsLinks);
              const isUsual = font === 16 && textSize === 'normal';
              if (isUsual) expect.soft(bar.showsLinks, `${name}: links`).toBe(width > 1000);
            }
          }
        }
        const states = WIDTHS_PX.length * BROWSER_FONTS_PX.length * TEXT_SIZES.length;
        recordEvidence('bars', { page: page.url(), bars: states });
      });
    }

    test('is opaque and readable over every section', async ({ page }) => {
      for (const path of ['/', '/nds', '/our-services', '/contact-us']) {
        await openPage(page, addressIn(language, path));
        const places = await page.evaluate(
          (atTheTop) =>
            [...document.querySelectorAll('main section, main header, #footer')]
              .map((section) => section.getBoundingClientRect().top + window.scrollY + 1)
              // At its top a page may lend the bar its own sky: nothing is under it yet.
              .filter((top) => top > atTheTop),
          AT_THE_TOP_PX,
        );
        for (const top of places) {
          await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
          await expect
            .poll(() => contrastOfBar(page), { message: `${path} at ${Math.round(top)} px` })
            .toBeGreaterThanOrEqual(READABLE);
        }
      }
    });
  });

  test('takes the colour of the footer that it is scrolled over, and gives it back', async ({ page }) => {
    await openPage(page, '/services');
    const ground = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const footer = await page.locator('#footer').evaluate((part) => getComputedStyle(part).backgroundColor);
    const atTheTop = await ground();
    expect(atTheTop).not.toBe(footer);
    // Its height is known once it is laid out, which the way there asks for.
    const groundAtTheEnd = async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return ground();
    };
    await expect.poll(groundAtTheEnd).toBe(footer);
    // What is asked for while it lies on a section holds at once, not from the next scrolling on.
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    await expect.poll(ground).toBe(atTheTop);
    await page.evaluate(() => (document.documentElement.dataset['contrast'] = 'high'));
    await expect.poll(() => contrastOfBar(page)).toBeGreaterThanOrEqual(HIGH);
    await page.evaluate(() => (document.documentElement.dataset['contrast'] = 'normal'));
    await expect.poll(ground).toBe(atTheTop);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(ground).toBe(atTheTop);
  });

  for (const hour of ['noon', 'night']) {
    test(`has the office’s sky at ${hour}, at the page’s top and over it`, async ({ page }) => {
      await openPage(page, `/contact-us?hour=${hour}`);
      const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
      const sky = await ground(page.locator('main [data-theme="office"]'));
      await expect.poll(() => ground(page.getByRole('banner'))).toBe(sky);
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
      await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
      await expect.poll(() => ground(page.getByRole('banner'))).toBe(sky);
    });
  }
});

/** By size of text what is wrong with the places of the bar's controls, and which of its two navigations shows. */
function measureBar(page: Page) {
  return page.evaluate(
    (sizes) =>
      sizes.map((textSize) => {
        document.documentElement.dataset['textSize'] = textSize;
        const bar = document.querySelector('header[data-site-header]');
        const wrap = document.querySelector('main .wrap')?.getBoundingClientRect();
        if (bar === null || wrap === undefined) throw new Error('The page has no bar or no content.');
        const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
        const controls = [...bar.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => {
            // The button of the menu is larger than its two lines, which stand on the edge.
            const lines = control.id === 'mobile-menu-toggle' ? control.firstElementChild : null;
            const { left, right } = (lines ?? control).getBoundingClientRect();
            return {
              name: control.id || (control.getAttribute('aria-label') ?? control.textContent),
              left,
              right,
            };
          })
          .toSorted((one, other) => one.left - other.left);
        const faults: string[] = [];
        for (const [index, { name, left, right }] of controls.entries()) {
          if (left < wrap.left - 1 || right > wrap.right + 1) {
            faults.push(
              `${name} ${Math.round(left)}–${Math.round(right)}, content ${wrap.left}–${wrap.right}`,
            );
          }
          const next = controls[index + 1];
          if (next !== undefined && next.left < right - 1) faults.push(`${name} lies over ${next.name}`);
        }
        const [first, last] = [controls[0], controls.at(-1)];
        if (first === undefined || last === undefined) throw new Error('The bar is empty.');
        if (Math.abs(first.left - wrap.left) > 1)
          faults.push(`${first.name} is not on the edge: ${first.left}`);
        if (Math.abs(last.right - wrap.right) > 1)
          faults.push(`${last.name} is not on the edge: ${last.right}`);
        return {
          textSize,
          faults,
          showsLinks: isShown('#primary-nav'),
          showsMenu: isShown('#mobile-menu-toggle'),
        };
      }),
    TEXT_SIZES,
  );
}

/** Contrast of the bar's first link to the bar's ground; 0 where something shows through the ground. */
function contrastOfBar(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((bar) => {
    const link = bar.querySelector('nav a:not([aria-current])');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (link === null || context === null) throw new Error('The bar has no link.');
    const channels = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
      const linear = (channel: number) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const ground = channels(getComputedStyle(bar).backgroundColor);
    if (ground[3] !== 255) return 0;
    const both = [luminance(ground), luminance(channels(getComputedStyle(link).color))];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  });
}
