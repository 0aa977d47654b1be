import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const SECTIONS = [
  'hero',
  'trusted-companies',
  'business-paths-showcase',
  'about-teaser',
  'values',
  'partnerships',
  'latest-news',
  'contact-banner',
];
const COUNTS = {
  'business-paths-showcase': 5,
  'about-teaser': 3,
  values: 5,
  'partnerships-top': 6,
  'partnerships-bottom': 7,
  'latest-news': 3,
};
const COUNTERS = ['+150', '+12', '+100'];
const ARTICLES = ['/media/ndsworkshop', '/media/article-2', '/media/article-1'];
/** Literal wordings of the specification; the Arabic date is that of rule:event-times. */
const DATE = { ar: '19 مايو 2025، 8:30 م', en: '19 May 2025, 8:30 PM' };

forEachLanguage((language) => {
  test.describe('home', { tag: '@desktop' }, () => {
    test('has its parts in order, each with what the specification counts', async ({ page }) => {
      await page.goto(addressIn(language, '/'));
      const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(SECTIONS);
      for (const [id, count] of Object.entries(COUNTS)) {
        await expect(page.locator(`#${id} [data-item]`), id).toHaveCount(count);
      }
      await expect(page.locator('#primary-nav')).toBeVisible();
      await expect(page.locator('footer#footer')).toBeVisible();
    });

    test('its buttons lead to the services, the company, the contact page and the articles', async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/'));
      const leadsTo = (path: string) => `a[href="${addressIn(language, path)}"]`;
      await expect(page.locator(`#hero ${leadsTo('/our-services')}`)).toBeVisible();
      await expect(page.locator(`#about-teaser ${leadsTo('/about-us')}`)).toBeVisible();
      await expect(page.locator(`#contact-banner ${leadsTo('/contact-us')}`)).toBeVisible();
      const articles = page.locator('#latest-news [data-item]');
      for (const [index, path] of ARTICLES.entries()) {
        await expect(articles.nth(index).locator(leadsTo(path))).toBeAttached();
        await expect(articles.nth(index).locator('time')).toHaveText(DATE[language]);
      }
    });

    test('the counters are final text in the HTML, the sign left of the digits', async ({
      page,
      request,
    }) => {
      const html = await (await request.get(addressIn(language, '/'))).text();
      const text = html.replaceAll(/<[^>]*>/g, '');
      for (const counter of COUNTERS) expect(text).toContain(counter);

      await page.goto(addressIn(language, '/'));
      await expect(page.locator('#about-teaser dd')).toHaveText(COUNTERS);
      for (const counter of await page.locator('#about-teaser dd').all()) {
        // Where the characters stand on the screen, from left to right.
        const shown = await counter.evaluate((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const characters: { character: string; left: number }[] = [];
          while (texts.nextNode()) {
            const { currentNode } = texts;
            for (const [index, character] of Array.from(currentNode.textContent ?? '').entries()) {
              const range = document.createRange();
              range.setStart(currentNode, index);
              range.setEnd(currentNode, index + 1);
              characters.push({ character, left: range.getBoundingClientRect().left });
            }
          }
          return characters
            .toSorted((a, b) => a.left - b.left)
            .map(({ character }) => character)
            .join('');
        });
        expect(COUNTERS).toContain(shown);
      }
    });

    test('a value card shows its other picture while the pointer is over it', async ({ page }) => {
      await openPage(page, addressIn(language, '/'));
      const card = page.locator('#values [data-item]').first();
      const picture = card.locator('img');
      await expect(picture).toHaveCSS('opacity', '0');
      await card.hover();
      await expect(picture).toHaveCSS('opacity', '1');
      await page.locator('#values h2').hover();
      await expect(picture).toHaveCSS('opacity', '0');
    });
  });
});

test('the English home page keeps the literal wordings', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en');
  await expect(page.locator('#values h3')).toHaveText([
    'Trust',
    'Innovation',
    'Quality',
    'Flexibility',
    'Focus on the customer',
  ]);
  await expect(page.locator('#business-paths-showcase h3')).toHaveText([
    'Digital Solutions',
    'Managed Service',
    'Digital Transformation',
    'Customer Experience',
    'Data Management & BI',
  ]);
  await expect(page.locator('#about-teaser').getByRole('link', { name: 'Know more' })).toBeVisible();
});

test.describe('hero film', () => {
  const isFilm = (url: string) => /\.(?:webm|mp4)$/.test(url);

  test('plays muted, inline and looping over its still, and stops on the pause button', async ({ page }) => {
    await openPage(page, '/');
    const film = page.locator('#hero video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(
      await film.evaluate(({ muted, loop, playsInline, paused }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
        paused,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true, paused: false });
    await expect(page.locator('#hero img').first()).toBeVisible();

    const pause = page.locator('#hero [data-pause]');
    await pause.click();
    await expect(film).toHaveJSProperty('paused', true);
    await pause.click();
    await expect(film).toHaveJSProperty('paused', false);
  });

  for (const [wish, prepare] of [
    ['less motion', 'motion'],
    ['less data', 'data'],
  ] as const) {
    test(`is not asked for by a visitor who wants ${wish}`, { tag: '@desktop' }, async ({ page }) => {
      if (prepare === 'motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      else {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
      }
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openPage(page, '/');
      await page.waitForLoadState('networkidle');
      expect(asked.filter(isFilm)).toEqual([]);
      await expect(page.locator('#hero img').first()).toBeVisible();
    });
  }
});
