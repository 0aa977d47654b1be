import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

/** How many sheets of A4 a page that is handed over may take. */
const SHEETS: readonly (readonly [path: string, most: number])[] = [
  ['/', 4],
  ['/services', 2],
  ['/our-services', 3],
  ['/business-paths/1', 2],
  ['/media/article-1', 4],
  ['/media/article-2', 4],
  ['/media/post', 4],
  ['/job-post/1', 2],
];

/** Width of A4 in CSS pixels. */
const A4_PX = 794;

forEachLanguage((language) => {
  for (const [path, most] of SHEETS) {
    const address = addressIn(language, path);

    test(`${address} takes at most ${most} sheets @desktop`, async ({ page }) => {
      await openPage(page, address);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(astray), 'lies over the text or beside the sheet').toEqual([]);
      await page.emulateMedia({ media: null });
      const document = await page.pdf({ preferCSSPageSize: true });
      const sheets = document.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(most);
    });
  }
});

/** Pictures, and words that are taken out of the text's order. */
function astray(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => {
      const isFree = ['absolute', 'fixed'].includes(getComputedStyle(part).position);
      const isShown = part instanceof HTMLImageElement || (part.textContent ?? '').trim() !== '';
      return isFree && isShown && part.closest('.visually-hidden') === null;
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

test('every sheet says whose it is, where it lies, of which day, and which of how many @desktop', async ({
  page,
}) => {
  await openPage(page, '/media/article-1');
  await expectMargins(page, '/media/article-1');
  // Come to without a new document, the next page says its own.
  await page.getByRole('banner').getByRole('link', { name: 'من نحن' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expectMargins(page, '/about-us');
});

async function expectMargins(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const margin = (name: string) =>
    page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), `--paper-${name}`);
  await expect.poll(() => margin('left')).toBe(`"www.example.com${path}"`);
  expect(await margin('right')).toContain('نود');
  const day = await page.locator('#footer-last-modified').textContent();
  expect(await margin('foot-right')).toBe(`"${day?.trim()}"`);
  expect(await margin('foot-left')).toMatch(/"صفحة".*counter\(page\).*"من".*counter\(pages\)/);
  await page.emulateMedia({ media: null });
}

test('a link has its address once behind it, mail and phone have none @desktop', async ({ page }) => {
  await page.setViewportSize({ width: A4_PX, height: 1000 });
  await openPage(page, '/en/job-post/1');
  await page.emulateMedia({ media: 'print' });
  const behind = await page.locator('a:visible').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      said: getComputedStyle(link, '::after').content.replaceAll('"', ''),
    })),
  );
  const inText = behind.filter(({ said }) => said.includes('('));
  expect(inText.length).toBeGreaterThan(0);
  for (const { href, said } of inText) expect(said).toContain(href);
  expect(new Set(inText.map(({ href }) => href)).size).toBe(inText.length);
  expect(inText.filter(({ href }) => /^(?:mailto|tel):/.test(href))).toEqual([]);
});

for (const address of ['/nds', '/en/nds'])
  test(`${address} says on paper in words what a mark or a large number says on a screen @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: A4_PX, height: 1000 });
    await openPage(page, address);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('#nds-case-studies :is(h3, [data-point])');
    await expect(lines).toHaveCount(15);
    const empty = await lines.evaluateAll((all) => all.filter((each) => each.clientHeight < 8).length);
    expect(empty).toBe(0);
  });
