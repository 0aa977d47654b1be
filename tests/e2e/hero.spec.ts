import type { Page } from '@playwright/test';
import { LIGHTS, type Light } from '#shared/riyadh-light.ts';
import { faintWords } from './contrast-behind.ts';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const WORDS = '#hero h1, #hero p, #hero li span, header nav a';

/** A minute that has just begun, at dawn: the page's own clock leaves the light alone for as long as a test takes. */
const DAWN = new Date('2026-11-21T04:00:00Z');

/** As if the visit were at another hour. */
const setLight = (page: Page, light: Light) =>
  page.evaluate((value) => {
    document.documentElement.dataset['light'] = value;
  }, light);

forEachLanguage((language) => {
  test('the words of the hero and the bar are readable in every light', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(DAWN);
    await openPage(page, addressIn(language, '/'));
    await expect(page.locator('#hero h1 ~ p').last()).toHaveText(/7:00/);
    for (const light of LIGHTS) {
      const isStill = (url: string) => url.includes(`/media/hour-${light}-`);
      if (light !== 'dawn') {
        const still = page.waitForResponse((response) => isStill(response.url()));
        await setLight(page, light);
        const address = (await still).url();
        await page.evaluate((url) => Object.assign(new Image(), { src: url }).decode(), address);
      }
      expect(await faintWords(page, WORDS, 4.5), light).toEqual([]);
    }
  });

  test(
    'the nodes of the hero are large enough and clear of its words, and so is the sun',
    { tag: '@desktop' },
    async ({ page }) => {
      // Where they come to stand, not on their way there; and with the letters that will stay.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(DAWN);
      await openPage(page, addressIn(language, '/'));
      await expect(page.locator('#hero h1 ~ p').last()).toHaveText(/7:00/);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        for (const textSize of ['normal', 'large', 'largest', 'x200']) {
          await page.evaluate((size) => {
            document.documentElement.dataset['textSize'] = size;
          }, textSize);
          // Asked until the scene has followed the window.
          await expect.poll(() => faultsOfNodes(page), `${width} px, ${textSize}`).toEqual([]);
          if (textSize !== 'normal') continue;
          for (const light of LIGHTS) {
            await setLight(page, light);
            await expect.poll(() => faultsOfSun(page), `${width} × ${height}, ${light}`).toEqual([]);
          }
        }
      }
    },
  );
});

const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1001, 900],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;

/** Nodes that are too small for a finger, and labels that lie over words or over each other. */
function faultsOfNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const words = [...document.querySelectorAll('#hero :is(h1, p, h1 ~ a)')].flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return part.tagName === 'A' ? [part.getBoundingClientRect()] : Array.from(range.getClientRects());
    });
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nodes = [...document.querySelectorAll('#hero li a')].filter(isShown);
    const labels = [...document.querySelectorAll('#hero li a > span')].filter(isShown);
    const name = (element: Element) => element.textContent;
    return [
      ...nodes
        .filter((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((node) => `${name(node)} is small`),
      ...[...nodes, ...labels]
        .filter((part) => words.some((word) => overlap(word, part.getBoundingClientRect())))
        .map((part) => `${name(part)} lies over words`),
      ...labels
        .filter((label) => {
          const { left, right } = label.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map((label) => `${name(label)} leaves the window`),
      ...labels.flatMap((label, index) =>
        labels
          .slice(index + 1)
          .filter((other) => overlap(label.getBoundingClientRect(), other.getBoundingClientRect()))
          .map((other) => `${name(label)} lies over ${name(other)}`),
      ),
    ];
  });
}

/** What is wrong with the place of the sun, where there is sky for it: it is whole, and 24 px clear of every word and of the bar. */
function faultsOfSun(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const disc = document.querySelector('#hero i');
    // A telephone that lies has no sky beside the words.
    if (disc?.checkVisibility() !== true) return innerHeight < 500 ? [] : ['there is none'];
    const sun = disc.getBoundingClientRect();
    const faults: string[] = [];
    if (sun.left < 0 || sun.right > innerWidth) faults.push(`cut: ${sun.left}–${sun.right}`);
    for (const part of document.querySelectorAll('#hero :is(h1, p, h1 ~ a, li a > span), header')) {
      if (!part.checkVisibility({ opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(part);
      const isBox = part.matches('a, header, span');
      for (const word of isBox ? [part.getBoundingClientRect()] : range.getClientRects()) {
        const gap = part.matches('span') ? 0 : 24;
        const across = Math.max(word.left - sun.right, sun.left - word.right);
        const along = Math.max(word.top - sun.bottom, sun.top - word.bottom);
        if (across < gap && along < gap) {
          faults.push(`${part.textContent.slice(0, 20)} is ${Math.round(Math.max(across, along))} px away`);
        }
      }
    }
    return faults;
  });
}
