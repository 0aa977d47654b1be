import { openPage, untilItRests } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

forEachLanguage((language) => {
  test.describe('inner pages', { tag: '@desktop' }, () => {
    const at = (path: string) => addressIn(language, path);

    test('only one question is open: the first on entry, none after a press on the open one', async ({
      page,
    }) => {
      await openPage(page, at('/faq'));
      const questions = page.locator('#questions details');
      await expect(questions.nth(0)).toHaveAttribute('open', '');
      await questions.nth(2).locator('summary').click();
      await expect(questions.nth(2)).toHaveAttribute('open', '');
      await expect(page.locator('#questions details[open]')).toHaveCount(1);
      // It moves up while the one above it closes: a pointer that presses then may miss it.
      await untilItRests(page);
      await questions.nth(2).locator('summary').click();
      await expect(page.locator('#questions details[open]')).toHaveCount(0);
    });

    test('leading entities show 9, then all 24, then 9 again', async ({ page }) => {
      await openPage(page, at('/success-partners'));
      const entities = page.locator('#leading-entities [data-item]').filter({ visible: true });
      const toggle = page.locator('#leading-entities button');
      await expect(entities).toHaveCount(9);
      await toggle.click();
      await expect(entities).toHaveCount(24);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.click();
      await expect(entities).toHaveCount(9);
    });

    test('a department shows its jobs, and its choice stands in the address', async ({ page }) => {
      await openPage(page, at('/careers'));
      const jobs = page.locator('#vacancies [data-item]').filter({ visible: true });
      const choices = page.locator('#vacancy-filter [data-item]');
      const counts = await choices.locator('small').allTextContents();
      expect(Number(counts[0])).toBe(counts.slice(1).reduce((sum, count) => sum + Number(count), 0));
      for (const [index, count] of counts.entries()) {
        await choices.nth(index).getByRole('button').click();
        await expect(jobs).toHaveCount(Number(count));
      }
      await expect(page).toHaveURL(/[?&]department=/);
      await page.reload();
      await expect(jobs).toHaveCount(Number(counts.at(-1)));
    });

    test('a search without results offers the way back to all jobs', async ({ page }) => {
      await openPage(page, at('/careers'));
      await page.getByRole('searchbox').fill('zzzz');
      const jobs = page.locator('#vacancies [data-item]').filter({ visible: true });
      const all = await page.locator('#vacancy-filter small').first().textContent();
      await expect(jobs).toHaveCount(0);
      await expect(page).toHaveURL(/[?&]q=zzzz/);
      await page.locator('#vacancies').getByRole('button').last().click();
      await expect(jobs).toHaveCount(Number(all));
    });

    test('the paginator shows both ends, two pages either side, and an ellipsis for any gap', async ({
      page,
    }) => {
      await openPage(page, at('/news?page=5'));
      const paginator = page.locator('#news-paginator');
      await expect(paginator).toHaveText(/1\s*…\s*3\s*4\s*5\s*6\s*7\s*…\s*10/);
      await expect(paginator.locator('[aria-current=page]')).toHaveText('5');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await paginator.getByText('…').first().click();
      await expect(page).toHaveURL(/page=5/);
      await paginator.getByRole('link', { name: '10' }).click();
      await expect(page).toHaveURL(/page=10/);
      await expect(paginator.locator('[aria-current=page]')).toHaveText('10');
    });

    test('the link from NDS brings its subject into the contact form', async ({ page }) => {
      await openPage(page, at('/nds'));
      await page.locator('#nds-call-to-action a[href*="subject=nds"]').click();
      await expect(page).toHaveURL(/\/contact-us\?subject=nds$/);
      await expect(page.locator('#contact-form [name=subject]')).toHaveValue(/NDS/);
    });

    test('a message is stored and the form cleared; an incomplete one is not sent', async ({ page }) => {
      await openPage(page, at('/contact-us'));
      const form = page.locator('#contact-form');
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await form.locator('[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(sent).toEqual([]);
      await form.locator('[name=name]').fill('سارة القحطاني');
      await form.locator('[name=email]').fill('sara@example.com');
      await form.locator('[name=message]').fill('رسالة اختبار');
      await form.locator('[type=submit]').click();
      await expect(page.locator('[data-snackbar][role=status]')).toBeVisible();
      await expect(form.locator('[name=message]')).toHaveValue('');
      // In the form's place stands what came of it, and the way to write again.
      await expect(form.locator('form')).toBeHidden();
      await form.getByRole('button').click();
      await expect(form.locator('[name=name]')).toBeFocused();
    });

    test('NDS: one press moves the clients by one tile and its gap', async ({ page }) => {
      await openPage(page, at('/nds'));
      const clients = page.locator('#nds-clients');
      const track = clients.locator('[data-slider-track]');
      await clients.locator('[data-slider-next]').click();
      await expect
        .poll(() => track.evaluate((element) => Math.abs(element.scrollLeft)))
        .toBeCloseTo(185, -0.5);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const seen = await track.evaluate((row) => {
          const { left, right } = row.getBoundingClientRect();
          const tiles = [...row.children].map((tile) => tile.getBoundingClientRect());
          const inside = tiles.filter((tile) => tile.left >= left - 1 && tile.right <= right + 1);
          const [first, second] = inside.toSorted((one, other) => one.left - other.left);
          return {
            whole: inside.length,
            cut:
              tiles.filter((tile) => tile.left < right - 1 && tile.right > left + 1).length - inside.length,
            size: [first?.width, first?.height],
            between: (second?.left ?? 0) - (first?.right ?? 0),
          };
        });
        expect(seen, `${width} px`).toEqual({ whole: 6, cut: 0, size: [161, 72], between: 24 });
      }
    });

    test('the numerals of the ridge stay in the container, however wide the window', async ({ page }) => {
      await openPage(page, at('/services'));
      for (const width of [768, 1001, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const outside = await page.evaluate(() => {
          const wrap = document.querySelector('#statistics .wrap')?.getBoundingClientRect();
          return [...document.querySelectorAll('#statistics :is(dt, dd)')]
            .filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return wrap === undefined || left < wrap.left - 1 || right > wrap.right + 1;
            })
            .map(({ textContent }) => textContent);
        });
        expect(outside, `${width} px`).toEqual([]);
      }
    });

    test('the sitemap is dated today in Riyadh', async ({ page }) => {
      await page.clock.setFixedTime('2027-03-04T22:30:00Z');
      await openPage(page, at('/sitemap'));
      await expect(page.locator('#last-updated time')).toHaveAttribute('datetime', '2027-03-05');
    });

    test('a found page opens from the site search, whatever the spelling', async ({ page }) => {
      await openPage(page, at('/'));
      await page.locator('#footer-accessibility button').nth(1).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(language === 'ar' ? 'الاسئله الشايعه' : 'frequently');
      await dialog.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${at('/faq')}$`));
      await expect(dialog).toHaveCount(0);
    });

    test('display settings hold on the next page', async ({ page }) => {
      await openPage(page, at('/'));
      await page.locator('#footer-accessibility button').nth(2).click();
      await page.locator('input[name=textSize][value=large]').check();
      await openPage(page, at('/faq'));
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    });
  });
});

test(
  'the copied link of a job is announced for three seconds',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: new Date('2026-01-01T09:00:00Z') });
    await openPage(page, '/careers');
    const path = await page.locator('#vacancies a').first().getAttribute('href');
    await openPage(page, path ?? '');
    await page.clock.pauseAt(new Date('2026-01-01T10:00:00Z'));
    // A screen reader hears what comes into a region that was there before.
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.getByRole('status').evaluate((region) => region.setAttribute('data-known', ''));
    await page.locator('#job-header button').click();
    const snackbar = page.locator('[data-snackbar][role=status]');
    await expect(snackbar).toBeVisible();
    await expect(snackbar).toHaveAttribute('data-known');
    await page.clock.runFor(2999);
    await expect(snackbar).toBeVisible();
    await page.clock.runFor(1);
    await expect(snackbar).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  },
);
