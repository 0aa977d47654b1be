import { openPage } from './open-page.ts';
import { expect, test } from './site-test.ts';

/** A minute that has just begun, at dawn: the page's own clock leaves the light alone for as long as a test takes. */
const DAWN = new Date('2026-11-21T04:00:00Z');

test.describe('the hour in Riyadh', { tag: '@desktop' }, () => {
  test('the hero shows the light and the time of Riyadh, minute by minute, while the tab shows', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T13:42:10Z') });
    await openPage(page, '/');
    const root = page.locator('html');
    const said = page.locator('#hero h1 ~ p').last();
    await expect(root).toHaveAttribute('data-light', 'gold');
    await expect(said).toHaveText('الآن في الرياض 4:42 م');
    await page.clock.fastForward('01:00');
    await expect(said).toHaveText('الآن في الرياض 4:43 م');

    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await page.clock.fastForward('30:00');
    await expect(said).toHaveText('الآن في الرياض 4:43 م');
    await setHidden(false);
    await expect(said).toHaveText('الآن في الرياض 5:13 م');
    await expect(root).toHaveAttribute('data-light', 'dusk');

    await openPage(page, '/contact-us');
    const office = page.locator('#contact-info');
    await expect(office).toContainText('الآن في الرياض 5:13 م');
    await page.clock.fastForward('01:00');
    await expect(office).toContainText('الآن في الرياض 5:14 م');
  });

  test('an address may ask for a light', async ({ page }) => {
    await page.clock.setFixedTime(DAWN);
    await openPage(page, '/en?hour=night');
    await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
    await expect(page.locator('#hero h1 ~ p').last()).toHaveText('Now in Riyadh, 7:00 AM');
    await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
  });

  for (const [light, land] of [
    ['noon', 'office-noon'],
    ['dusk', 'office-dusk'],
    ['night', 'office-night'],
  ] as const) {
    test(`the office’s land lies in the light of ${light}, and no other is asked for`, async ({ page }) => {
      const lands: string[] = [];
      page.on('request', (request) => lands.push(...(/office-\w+/.exec(request.url()) ?? [])));
      await openPage(page, `/contact-us?hour=${light}`);
      await page.waitForLoadState('networkidle');
      expect(lands).toEqual([land]);
    });
  }

  test('without script it is dawn, and no line is empty', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const stills: string[] = [];
    page.on('request', (request) => stills.push(...(/hour-\w+/.exec(request.url()) ?? [])));
    await page.goto('/');
    expect(new Set(stills)).toEqual(new Set(['hour-dawn']));
    await expect(page.locator('#hero h1 ~ p').last()).toBeHidden();
    await page.context().close();
  });
});

test.describe('hero film', () => {
  const isFilm = (url: string) => /\.(?:webm|mp4)$/.test(url);

  test('one film is asked for; it plays muted, inline and looping, and stops on the pause button', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, '/?hour=dawn');
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
    const cut = (page.viewportSize()?.width ?? 0) < 768 ? 'portrait' : 'wide';
    const films = new Set(asked.filter(isFilm));
    expect([...films]).toEqual([expect.stringContaining(`/hour-dawn-${cut}.`)]);

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
      await openPage(page, '/?hour=dawn');
      await expect(page.locator('#hero h1 ~ p').last()).toHaveText(/\d/);
      await page.waitForLoadState('networkidle');
      expect(asked.filter(isFilm)).toEqual([]);
      expect(asked.filter((url) => url.includes('/hour-dawn-wide.'))).toHaveLength(1);
    });
  }
});
