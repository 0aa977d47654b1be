import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const STEP_PX = 440;
const SECOND_MS = 1000;
const MARQUEES = [
  { id: 'trusted-companies', seconds: 40, direction: 'left' },
  { id: 'partnerships-top', seconds: 40, direction: 'right' },
  { id: 'partnerships-bottom', seconds: 60, direction: 'left' },
] as const;

const offsetOf = (track: Locator) => track.evaluate((element) => Math.round(element.scrollLeft));

/** Of the two buttons, the one that stands at this side of the other. */
async function buttonAt(page: Page, side: 'left' | 'right'): Promise<Locator> {
  const [previous, next] = [
    page.locator('#values [data-slider-previous]'),
    page.locator('#values [data-slider-next]'),
  ];
  const places = [await previous.boundingBox(), await next.boundingBox()];
  const isPreviousLeft = (places[0]?.x ?? 0) < (places[1]?.x ?? 0);
  return (side === 'left') === isPreviousLeft ? previous : next;
}

forEachLanguage((language) => {
  // The way on: to the left in Arabic, to the right in English.
  const [start, end, sign] =
    language === 'ar' ? (['right', 'left', -1] as const) : (['left', 'right', 1] as const);

  test(`slider: the ${start} button is disabled at offset 0, the ${end} one at the end; a step is 440 px`, async ({
    page,
  }) => {
    await openPage(page, addressIn(language, '/'));
    const track = page.locator('#values [data-slider-track]');
    const [back, on] = [await buttonAt(page, start), await buttonAt(page, end)];
    await on.scrollIntoViewIfNeeded();
    expect(await offsetOf(track)).toBe(0);
    await expect(back).toBeDisabled();
    await expect(on).toBeEnabled();

    const last = await track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const stops: number[] = [];
    for (let offset = STEP_PX; offset < last; offset += STEP_PX) stops.push(offset);
    for (const stop of stops) {
      await on.click();
      await expect.poll(() => offsetOf(track)).toBe(sign * stop);
      await expect(back).toBeEnabled();
    }
    await on.click();
    await expect(on).toBeDisabled();
    expect(Math.abs(Math.abs(await offsetOf(track)) - last)).toBeLessThanOrEqual(1);

    await back.click();
    await expect
      .poll(async () => Math.abs(Math.abs(await offsetOf(track)) - (last - STEP_PX)))
      .toBeLessThanOrEqual(1);
    await expect(on).toBeEnabled();
  });

  test('slider: at its end a button keeps the keyboard’s focus, and does nothing', async ({ page }) => {
    await openPage(page, addressIn(language, '/'));
    const track = page.locator('#values [data-slider-track]');
    const on = page.locator('#values [data-slider-next]');
    const last = await track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await page.locator('#values [data-slider-previous]').evaluate((button) => button.scrollIntoView());
    await on.focus();
    for (let offset = 0; offset < last; offset += STEP_PX) {
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => Math.abs(await offsetOf(track)))
        .toBeGreaterThanOrEqual(Math.min(offset + STEP_PX, last) - 1);
    }
    await expect(on).toBeDisabled();
    await expect(on).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(on).toBeFocused();
    expect(Math.abs(Math.abs(await offsetOf(track)) - last)).toBeLessThanOrEqual(1);
  });

  test.describe('logo rows', { tag: '@desktop' }, () => {
    test('take 40, 40 and 60 seconds, in physical directions', async ({ page }) => {
      await openPage(page, addressIn(language, '/'));
      for (const { id, seconds, direction } of MARQUEES) {
        const row = page.locator(`#${id} [data-marquee]`);
        await expect(row, id).toHaveCSS('animation-duration', `${seconds}s`);
        await expect(row, id).toHaveCSS('animation-timing-function', 'linear');
        const moved = await row.evaluate((element, second) => {
          const [animation] = element.getAnimations();
          if (animation === undefined) return 0;
          animation.pause();
          animation.currentTime = second;
          const before = element.getBoundingClientRect().left;
          animation.currentTime = 2 * second;
          return element.getBoundingClientRect().left - before;
        }, SECOND_MS);
        if (direction === 'left') expect(moved, id).toBeLessThan(0);
        else expect(moved, id).toBeGreaterThan(0);
      }
    });

    test('go round without a gap, and their clones are for the eye only', async ({ page }) => {
      await openPage(page, addressIn(language, '/'));
      for (const { id } of MARQUEES) {
        const row = page.locator(`#${id} [data-marquee]`);
        const clones = row.locator('> [aria-hidden=true]');
        await expect(clones.locator('[data-item]')).toHaveCount(0);
        await expect(clones.locator('li')).toHaveCount(await row.locator('[data-item]').count());
        const widths = await row.evaluate((element) => ({
          visible: element.parentElement?.clientWidth ?? 0,
          lists: Array.from(element.children, (list) => list.getBoundingClientRect().width),
        }));
        const [own = 0, cloned = -1] = widths.lists;
        expect(Math.abs(own - cloned)).toBeLessThan(1);
        expect(own).toBeGreaterThanOrEqual(widths.visible - 1);
      }
    });
  });
});

const playStates = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelectorAll('[data-marquee]');
    return Array.from(rows, (row) => row.getAnimations()[0]?.playState);
  });

test(
  'any pause button holds every row and the film, and lets them go again',
  { tag: '@desktop' },
  async ({ page }) => {
    // Whatever time it is: the hour that surely has a film.
    await openPage(page, '/?hour=dawn');
    expect(await playStates(page)).toEqual(['running', 'running', 'running']);
    const film = page.locator('#hero video');
    await expect(film).toHaveJSProperty('paused', false);
    for (const section of ['hero', 'trusted-companies', 'business-paths-showcase', 'partnerships']) {
      const button = page.locator(`#${section} [data-pause]`);
      await button.click();
      await page.mouse.move(0, 0);
      await expect.poll(() => playStates(page), section).toEqual(['paused', 'paused', 'paused']);
      await expect(film).toHaveJSProperty('paused', true);
      await button.click();
      await page.mouse.move(0, 0);
      await expect.poll(() => playStates(page)).toEqual(['running', 'running', 'running']);
      await expect(film).toHaveJSProperty('paused', false);
    }
    // What comes after the press is held too.
    await page.locator('#hero [data-pause]').click();
    await page.locator('[data-site-header] a[href="/about-us"]').first().click();
    await expect(page.locator('h1')).toBeFocused();
    await page.mouse.move(0, 0);
    await expect.poll(() => playStates(page)).toEqual(['paused']);
  },
);

test('less motion: the rows are static grids that show every mark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  for (const { id } of MARQUEES) {
    const row = page.locator(`#${id} [data-marquee]`);
    expect(await row.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(row.locator('> [aria-hidden=true]')).toBeHidden();
    const frame = await row.evaluate((element) => {
      const { left, right } = element.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
      return { left, right };
    });
    for (const mark of await row.locator('[data-item] svg').all()) {
      const box = await mark.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(frame.left - 1);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(frame.right + 1);
    }
  }
});
