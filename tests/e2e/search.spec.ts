import { openPage, untilItAnswers } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const WORDS = {
  ar: { query: 'ابغى وظيفه', slip: 'وضائف', corrected: 'وظائف' },
  en: { query: 'job vacancies', slip: 'carers', corrected: 'careers' },
};

forEachLanguage((language) => {
  const at = (path: string) => addressIn(language, path);
  const { query, slip, corrected } = WORDS[language];

  test('the search opens by key, begins in its field, and Enter opens the first result', async ({ page }) => {
    await openPage(page, at('/faq'));
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill(query);
    await expect(page.getByRole('dialog').locator('ol mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/careers'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a key that follows the closing at once opens the search again', async ({ page }) => {
    await openPage(page, at('/faq'));
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    // Both before the browser's event of the closing, which is a task of its own, and comes before this answers.
    await page.getByRole('dialog').evaluate(async (dialog: HTMLDialogElement) => {
      const isClosed = new Promise((resolve) => dialog.addEventListener('close', resolve));
      dialog.requestClose();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      await isClosed;
    });
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  });

  test('the search opens from the bar, on a phone from its menu', async ({ page, isMobile }) => {
    await openPage(page, at('/services'));
    if (isMobile) await page.locator('#mobile-menu-toggle').click();
    await page
      .locator(isMobile ? '#mobile-menu' : 'header')
      .locator('form button:visible')
      .click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  });

  test('the keys are listed by ?, with the arrow that leads on in this direction', async ({ page }) => {
    await openPage(page, at('/faq'));
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog').locator('kbd');
    const arrows = keys.filter({ hasText: /[←→]/ });
    await expect(arrows).toHaveText(language === 'ar' ? ['←', '→'] : ['→', '←']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a key that is meant for a field stays in it', async ({ page }) => {
    await openPage(page, at('/contact-us'));
    const field = page.locator('#contact-form input').first();
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('', { tag: '@desktop' }, () => {
    test('a slip of the pen is found, and what was meant leads to a page of results', async ({ page }) => {
      await openPage(page, at('/'));
      await page.locator('#footer-accessibility button').nth(1).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(slip);
      await expect(dialog.locator('ol a').first()).toHaveAttribute('href', at('/careers'));
      await dialog.getByRole('link', { name: corrected, exact: true }).click();
      await expect(page).toHaveURL(at(`/search?q=${encodeURIComponent(corrected)}`));
      await expect(page.locator('#search-results ol a').first()).toHaveAttribute('href', at('/careers'));
    });

    test('marks move no letter: a line with hits is as wide as without', async ({ page }) => {
      await openPage(page, at(`/search?q=${encodeURIComponent(language === 'ar' ? 'خدمات' : 'services')}`));
      const lines = page.locator('#search-results :is(b, span):has(mark)');
      expect(await lines.count()).toBeGreaterThan(3);
      const widths = await lines.evaluateAll((elements) =>
        elements.map((element) => {
          const copies = [true, false].map((isMarked) => {
            const copy = document.createElement(element.localName);
            copy.append(...element.cloneNode(true).childNodes);
            if (!isMarked)
              for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
            copy.normalize();
            Object.assign(copy.style, { whiteSpace: 'nowrap', inlineSize: 'max-content' });
            element.parentElement?.append(copy);
            const { width } = copy.getBoundingClientRect();
            copy.remove();
            return width;
          });
          return Math.abs((copies[0] ?? 0) - (copies[1] ?? 0));
        }),
      );
      for (const difference of widths) expect(difference).toBeLessThan(0.1);
    });

    test('pages that are only close to the words stand below those that say them, under their own name', async ({
      page,
    }) => {
      const words = language === 'ar' ? 'التحول' : 'training';
      await openPage(page, at(`/search?q=${encodeURIComponent(words)}`));
      const results = page.locator('#search-results');
      const [found, close] = [results.locator('ol > li'), results.locator('ol ~ ul > li')];
      await expect(close.first()).toBeVisible();
      await expect(close.locator('mark')).toHaveCount(0);
      // The best answer is the best, whatever it says.
      await expect(page.locator('#search-results ol > li + li:not(:has(mark))')).toHaveCount(0);
      await expect(results.getByRole('list', { name: /قريب|Close/ })).toBeVisible();
      const counted = await results.getByRole('status').innerText();
      expect(counted).toContain(String(await found.count()));
    });

    test('where no page says the words, that is said once, above all of them', async ({ page }) => {
      const words = language === 'ar' ? 'banking' : 'التحول';
      await openPage(page, at(`/search?q=${encodeURIComponent(words)}`));
      const results = page.locator('#search-results');
      await expect(results.locator('ol > li').first()).toBeVisible();
      await expect(results.locator('mark')).toHaveCount(0);
      await expect(results.locator('[role=status] + p')).toBeVisible();
      await expect(results.locator('ol ~ ul')).toHaveCount(0);
    });

    test('the vacancies are found by all that their advertisements say', async ({ page }) => {
      await openPage(page, at('/careers'));
      const jobs = page.locator('#vacancies [data-item]');
      await page.getByRole('searchbox').fill('UX');
      await expect(jobs).toHaveCount(1);
      await page.getByRole('searchbox').fill(language === 'ar' ? 'المهندسين' : 'engineers');
      await expect(jobs.first().getByRole('heading')).toContainText(language === 'ar' ? 'مهندس' : 'Engineer');
      await page.getByRole('searchbox').fill(language === 'ar' ? 'دوام كامل' : 'full-time');
      await expect(jobs).toHaveCount(4);
    });
  });
});

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser gives up the preloads of scripts that it may not run, and calls the reason csp.
  test.beforeEach(({ expectProblems }) => expectProblems(/^request failed: .*\.js csp$/));

  forEachLanguage((language) => {
    test('the search is a form that the server answers, from the footer and from a page that is not there', async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/faq'));
      await page.locator('#footer-accessibility button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`${addressIn(language, '/search')}\\??$`));
      await page.goto(addressIn(language, '/no-such-page'));
      const field = page.locator('#not-found').getByRole('searchbox');
      await field.fill(`<b>${WORDS[language].query}`);
      await page.keyboard.press('Enter');
      const results = page.locator('#search-results ol a');
      await expect(results.first()).toHaveAttribute('href', addressIn(language, '/careers'));
      await expect(page.getByRole('searchbox')).toHaveValue(`<b>${WORDS[language].query}`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });
});

test('what the server answered stays when the script takes over', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/search?q=%D9%88%D8%B8%D9%8A%D9%81%D8%A9');
  const first = page.locator('#search-results ol a').first();
  await expect(first).toHaveAttribute('href', '/careers');
  await untilItAnswers(page);
  await expect(first).toHaveAttribute('href', '/careers');
  expect(requests).not.toContain('/search/ar.json');
});
