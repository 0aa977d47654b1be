import type { Page, Route } from '@playwright/test';
import { forms as arabic } from '#content/ar/forms.ts';
import { forms as english } from '#content/en/forms.ts';
import { openPage } from './open-page.ts';
import { control, fillForm, STORE, submitButton, visitor, watchPosts, WORKSHOP } from './reservation-form.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const WAIT_MS = 15_000;

const answerWith = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/** The error is announced at once, stays beside the form, and everything typed is still there. */
async function expectFailure(page: Page, text: string, values: Record<string, string>): Promise<void> {
  const snackbar = page.locator('[data-snackbar]');
  await expect(snackbar).toHaveText(text);
  await expect(snackbar).toHaveRole('alert');
  await expect(page.locator('#reservation')).toContainText(text);
  for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value);
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true');
}

forEachLanguage((language) => {
  const { failure } = language === 'ar' ? arabic : english;
  const values = visitor('failure');

  test.describe('a registration that fails', { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page, expectProblems }) => {
      expectProblems(/POST .*\/api\/workshops\/store$/, /request failed: .*\/api\/workshops\/store/);
      await openPage(page, addressIn(language, WORKSHOP));
      await fillForm(page, values);
    });

    for (const [what, status, body, text] of [
      ['refused with a message', 422, { message: 'No seat is left.' }, 'No seat is left.'],
      ['refused without one', 422, {}, failure.general],
      ['answered with nonsense', 400, '<html>', failure.general],
      ['one too many', 429, { message: ' ' }, failure.tooManyRequests],
      ['met by a fault', 500, { message: null }, failure.server],
      ['met by a store that is down', 503, {}, failure.server],
      ['answered by a success of the wrong kind', 204, undefined, failure.general],
    ] as const) {
      test(`${what} (${status}) says so and keeps everything`, async ({ page }) => {
        await page.route(`**${STORE}`, answerWith(status, body));
        await submitButton(page).click();
        await expectFailure(page, text, values);
      });
    }

    test('offline says so, and is sent once the connection is back', async ({
      page,
      context,
      expectProblems,
    }) => {
      // What an idle page fetches ahead does not come either.
      expectProblems(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await submitButton(page).click();
      await expectFailure(page, failure.offline, values);
      await context.setOffline(false);
      await submitButton(page).click();
      await expect(page.getByRole('status')).toBeVisible();
    });

    test('refused for good by the cross-site check is not tried a third time', async ({ page }) => {
      await page.route(`**${STORE}`, answerWith(403, {}));
      const posts = watchPosts(page);
      await submitButton(page).click();
      await expectFailure(page, failure.general, values);
      expect(posts).toHaveLength(2);
    });

    test('marks the fields that the server complains about', async ({ page }) => {
      const errors = { email: 'This address is not accepted.', unknown: 'x' };
      await page.route(`**${STORE}`, answerWith(422, { message: 'Check it.', errors }));
      await submitButton(page).click();
      await expectFailure(page, 'Check it.', values);
      await expect(control(page, 'email')).toHaveAccessibleDescription(errors.email);
      await expect(control(page, 'phone')).not.toHaveAttribute('aria-invalid');
    });
  });

  test(
    'a registration without an answer is given up after 15 s',
    { tag: '@desktop' },
    async ({ page, expectProblems }) => {
      expectProblems(/store/);
      // The browser's own timer cannot be wound forward: it gets a hundredth of what it is asked for.
      await page.addInitScript(() => {
        const original = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => {
          document.documentElement.dataset['waits'] = String(milliseconds);
          return original(milliseconds / 100);
        };
      });
      await page.route(`**${STORE}`, () => {
        // Never answered.
      });
      await openPage(page, addressIn(language, WORKSHOP));
      await fillForm(page, values);
      await submitButton(page).click();
      await expectFailure(page, failure.timeout, values);
      await expect(page.locator('html')).toHaveAttribute('data-waits', String(WAIT_MS));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
});
