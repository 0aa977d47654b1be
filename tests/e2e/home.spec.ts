import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const COUNTERS = ['+150', '+12', '+100'];
forEachLanguage((language) => {
  test.describe('home', { tag: '@desktop' }, () => {
    test('the sign of a counter stands left of its digits', async ({ page }) => {
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

    test('the nodes of the hero stand clear of its words, at every size of text', async ({ page }) => {
      // Where they come to stand, not on their way there; and with the letters that will stay.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, addressIn(language, '/'));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        for (const textSize of ['normal', 'large', 'largest']) {
          // Asked until the scene has followed the window.
          const covered = () =>
            page.evaluate((size) => {
              document.documentElement.dataset['textSize'] = size;
              const words = [...document.querySelectorAll('#hero :is(h1, p, h1 ~ a)')].flatMap((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                return part.tagName === 'A'
                  ? part.getBoundingClientRect()
                  : Array.from(range.getClientRects());
              });
              return [...document.querySelectorAll('#hero li a > span')]
                .filter((label) => label.checkVisibility())
                .filter((label) => {
                  const { left, right, top, bottom } = label.getBoundingClientRect();
                  return words.some(
                    (word) =>
                      word.left < right && word.right > left && word.top < bottom && word.bottom > top,
                  );
                })
                .map(({ textContent }) => textContent);
            }, textSize);
          await expect.poll(covered, `${width} px, ${textSize}`).toEqual([]);
        }
      }
    });

    test('the three news cards are the columns of the container', async ({ page }) => {
      await openPage(page, addressIn(language, '/'));
      const [row, cards] = await page.locator('#latest-news').evaluate((news) => {
        const sides = (element: Element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        };
        return [
          sides(news.querySelector('h2') ?? news),
          [...news.querySelectorAll('[data-item]')]
            .map(sides)
            .toSorted((one, other) => one.left - other.left),
        ];
      });
      const wrap = await page.locator('#about-teaser .wrap').first().boundingBox();
      expect(cards[0]?.left).toBeCloseTo(wrap?.x ?? 0, 0);
      expect(cards.at(-1)?.right).toBeCloseTo((wrap?.x ?? 0) + (wrap?.width ?? 0), 0);
      expect(row.left).toBeGreaterThanOrEqual((wrap?.x ?? 0) - 1);
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
