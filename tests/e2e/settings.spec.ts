import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

type Settings = Record<string, string>;

const store = (page: Page, settings: Settings) =>
  page.addInitScript((chosen) => localStorage.setItem('display', JSON.stringify(chosen)), settings);

test.describe('display settings', { tag: '@desktop' }, () => {
  test('hold before anything paints, while no program has come', async ({ page, expectProblems }) => {
    expectProblems(/^request failed: .*\.js net::ERR_FAILED$/);
    await page.route('**/*.js', (route) => route.abort());
    await store(page, { textSize: 'x200', scheme: 'dark', contrast: 'high', spacing: 'wide' });
    await page.goto('/faq');
    const first = await page.evaluate(() => {
      const { fontSize, colorScheme } = getComputedStyle(document.documentElement);
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content);
      return {
        fontSize,
        colorScheme,
        bars,
        ground: getComputedStyle(document.body).backgroundColor,
        quiet: getComputedStyle(document.querySelector('.lead') ?? document.body).color,
        text: getComputedStyle(document.body).color,
      };
    });
    expect(first).toMatchObject({ fontSize: '32px', colorScheme: 'dark', bars: ['#090d2b'] });
    expect(first.ground).toBe('rgb(9, 13, 43)');
    expect(first.quiet, 'high contrast has one ink').toBe(first.text);
  });

  for (const path of ['/', '/nds', '/careers']) {
    test(`${path}: what the system asks for looks as the site’s own setting of it`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, path);
      await withoutTransitions(page);
      const pairs = [
        [{ colorScheme: 'dark' }, { scheme: 'dark' }],
        [{ contrast: 'more' }, { contrast: 'high' }],
        [
          { colorScheme: 'dark', contrast: 'more' },
          { scheme: 'dark', contrast: 'high' },
        ],
      ] as const;
      const usual = await looksOf(page);
      for (const [system, setting] of pairs) {
        await page.emulateMedia({ reducedMotion: 'reduce', ...system });
        const asked = await looksOf(page);
        expect(asked, 'the system’s word changes something').not.toEqual(usual);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', contrast: 'no-preference' });
        await choose(page, { ...setting });
        expect(await looksOf(page), JSON.stringify(setting)).toEqual(asked);
        await choose(page, { scheme: 'system', contrast: 'normal' });
      }
      // A visitor who wants the day has it on a device of the night.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await choose(page, { scheme: 'light' });
      expect(await looksOf(page)).toEqual(usual);
    });
  }

  forEachLanguage((language) => {
    test('without motion rows are still and whole, and nothing offers to pause them', async ({ page }) => {
      await store(page, { animation: 'reduced' });
      await openPage(page, addressIn(language, '/'));
      const rows = page.locator('[data-marquee]');
      expect(await rows.count()).toBeGreaterThan(0);
      const outside = await rows
        .locator('ul:not([aria-hidden]) li')
        .evaluateAll((items) =>
          items
            .map((item) => item.getBoundingClientRect())
            .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
        );
      expect(outside).toEqual([]);
      await expect(page.locator('[data-pause]:visible')).toHaveCount(0);
      const scrolling = await rows.evaluateAll((tracks) =>
        tracks.filter(({ parentElement: row }) => row !== null && row.scrollWidth > row.clientWidth),
      );
      expect(scrolling, 'rows that only scrolling reads').toHaveLength(0);
    });

    test('spacing is that of WCAG 1.4.12, and letters of Arabic stay joined', async ({ page }) => {
      await store(page, { spacing: 'wide' });
      await openPage(page, addressIn(language, '/privacy-policy'));
      const spaces = await page.locator('main :is(p, h1, h2)').evaluateAll((blocks) =>
        blocks.map((block) => {
          const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(block);
          const share = (length: string) => Math.round((100 * parseFloat(length)) / parseFloat(fontSize));
          return { line: share(lineHeight), letter: share(letterSpacing), word: share(wordSpacing) };
        }),
      );
      expect(spaces.length).toBeGreaterThan(5);
      for (const { line, letter, word } of spaces) {
        expect.soft(line).toBeGreaterThanOrEqual(150);
        expect.soft(word).toBe(16);
        if (language === 'en') expect.soft(letter).toBe(12);
        else expect.soft(letter || 0).toBeLessThanOrEqual(0);
      }
    });
  });

  test('are chosen by keyboard, show at once, and one button takes all back', async ({ page }) => {
    await openPage(page, '/');
    const tool = page.locator('#footer-accessibility button').nth(2);
    await tool.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group')).toHaveCount(7);
    await dialog.locator('input[name=scheme]:checked').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgb(9, 13, 43)');
    await dialog.locator('input[name=textSize][value=x200]').check();
    await dialog.locator('input[name=contrast][value=high]').check();
    await dialog.getByRole('button').last().click();
    expect(
      await page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset))),
    ).toMatchObject({
      scheme: 'system',
      textSize: 'normal',
      contrast: 'normal',
    });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
    await page.keyboard.press('Escape');
    await expect(tool).toBeFocused();
  });

  test('in forced colours what is chosen, current and pressable is seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openPage(page, '/careers');
    const groundOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const current = await groundOf('#primary-nav a[aria-current]');
    expect(current).not.toBe(await groundOf('#primary-nav a:not([aria-current])'));
    expect(await groundOf('[aria-pressed=true]')).not.toBe(await groundOf('[aria-pressed=false]'));
    const borderless = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons.filter((button) => parseFloat(getComputedStyle(button).borderBlockStartWidth) === 0),
      );
    expect(borderless).toHaveLength(0);
    await page.locator('#footer-accessibility button').nth(2).click();
    const chosen = await groundOf('dialog input:checked + span');
    expect(chosen).not.toBe(await groundOf('dialog input:not(:checked) + span'));
    await openPage(page, '/');
    await expect(page.locator('#hero :is(img, video):visible'), 'nothing behind the words').toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = await groundOf('#mobile-menu-toggle');
    expect(await groundOf('#mobile-menu-toggle > span'), 'the two lines of the menu’s button').not.toBe(menu);
  });
});

const choose = (page: Page, settings: Settings) =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), settings);

/** What themes change of every part. */
function looksOf(page: Page): Promise<string[]> {
  // The film's sources come when the page is idle, and have no look.
  return page.evaluate(() =>
    [...document.querySelectorAll('body :not(source)')].map((part) => {
      const { color, backgroundColor, filter, boxShadow, display, fill } = getComputedStyle(part);
      return [part.tagName, color, backgroundColor, filter, boxShadow, display, fill].join(' ');
    }),
  );
}

/** Colours are those that are asked for at once, not on their way. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [style];
  });
