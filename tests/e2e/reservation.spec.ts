import { forms as arabicForms } from '#content/ar/forms.ts';
import { forms as englishForms } from '#content/en/forms.ts';
import { formFields as arabicFields } from '#content/ar/form-fields.ts';
import { formFields as englishFields } from '#content/en/form-fields.ts';
import { mediaReservation as arabic } from '#content/ar/media-reservation.ts';
import { mediaReservation as english } from '#content/en/media-reservation.ts';
import { openPage, untilItAnswers } from './open-page.ts';
import { control, fillForm, STORE, submitButton, visitor, watchPosts, WORKSHOP } from './reservation-form.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'employer'] as const;
const SNACKBAR_MS = 3000;
/** No button is higher. */
const BUTTON_PX = 64;
const OPENED_AT = new Date('2026-01-01T09:00:00Z');
const STANDS_AT = new Date('2026-01-01T10:00:00Z');

forEachLanguage((language) => {
  const words = language === 'ar' ? arabicForms : englishForms;
  const fields = (language === 'ar' ? arabicFields : englishFields).workshop;
  const isMissing = (field: (typeof FIELDS)[number]) =>
    words.requiredField.replace('{label}', fields[field].label);
  const { registered_workshop } = language === 'ar' ? arabic : english;
  const address = addressIn(language, WORKSHOP);

  test('an empty form says what is missing in the language of the page, and sends nothing', async ({
    page,
  }) => {
    await openPage(page, address);
    const posts = watchPosts(page);
    await submitButton(page).click();
    for (const field of FIELDS) {
      await expect(control(page, field)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, field)).toHaveAccessibleDescription(isMissing(field));
    }
    await expect(control(page, 'first_name')).toBeFocused();

    await fillForm(page, { ...visitor('invalid'), email: 'noura@', last_name: '  \u200f ' });
    await submitButton(page).click();
    await expect(control(page, 'email')).toHaveAccessibleDescription(words.invalidEmail);
    await expect(control(page, 'last_name')).toHaveAccessibleDescription(isMissing('last_name'));
    await expect(control(page, 'last_name')).toBeFocused();
    await expect(control(page, 'first_name')).not.toHaveAttribute('aria-invalid');
    expect(posts).toEqual([]);
  });

  test('a registration is sent with exactly six keys, thanked for during 3000 ms, and the form cleared', async ({
    page,
  }) => {
    await page.clock.install({ time: OPENED_AT });
    await openPage(page, address);
    const posts = watchPosts(page);
    const values = visitor(`full-${language}`);
    await fillForm(page, { ...values, phone: '٠٥٠ ١٢٣ ٤٥٦٧', first_name: '  Noura ' });
    await page.clock.pauseAt(STANDS_AT);
    await submitButton(page).click();

    const snackbar = page.locator('[data-snackbar]');
    await expect(snackbar).toHaveText(registered_workshop);
    await expect(snackbar).toHaveRole('status');
    expect(posts).toHaveLength(1);
    // toEqual: these six keys and no other.
    expect(posts[0]?.postDataJSON()).toEqual({ ...values, phone: '050 123 4567', workshop: 'نقطة تحول' });
    expect((await posts[0]?.response())?.status()).toBe(201);

    for (const field of FIELDS) await expect(control(page, field)).toHaveValue('');
    await expect(control(page, 'workshop')).toHaveValue('نقطة تحول');
    // The panel in the form's place has the focus; the snackbar leaves the bar's controls within reach.
    await expect(page.locator('#reservation form')).toBeHidden();
    const panel = page.locator('#reservation :focus');
    await expect(panel).toContainText(registered_workshop);
    // The way to another is a button below the words, however high the header is.
    expect((await panel.getByRole('button').boundingBox())?.height).toBeLessThan(BUTTON_PX);
    const bar = await page.getByRole('banner').boundingBox();
    // It comes down from under the bar, so where it lies is asked once it has come.
    await expect
      .poll(async () => ((await snackbar.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))
      .toBeGreaterThanOrEqual(0);
    await page.clock.runFor(SNACKBAR_MS - 1);
    await expect(snackbar).toBeVisible();
    await page.clock.runFor(1);
    await expect(snackbar).toHaveCount(0);
    // What was said stays beside the form, and the draft is forgotten.
    await expect(page.locator('#reservation')).toContainText(registered_workshop);
    await page.reload();
    await untilItAnswers(page);
    await expect(control(page, 'email')).toHaveValue('');
  });

  test.describe('', { tag: '@desktop' }, () => {
    test('the workshops have names in the page’s language and Arabic values; the third is still to come', async ({
      page,
    }) => {
      await openPage(page, address);
      const options = await control(page, 'workshop')
        .locator('option')
        .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value, disabled }) => ({ value, disabled })));
      expect(options).toHaveLength(3);
      expect(options.map(({ disabled }) => disabled)).toEqual([false, false, true]);
      for (const { value } of options) expect(value).toMatch(/^[\u0600-\u06ff ]+$/);
      await expect(control(page, 'workshop')).toHaveValue('نقطة تحول');

      await control(page, 'workshop').selectOption({ index: 1 });
      await fillForm(page, visitor(`second-${language}`));
      const posts = watchPosts(page);
      await submitButton(page).click();
      await expect(page.getByRole('status')).toBeVisible();
      expect(posts[0]?.postDataJSON()).toMatchObject({ workshop: options[1]?.value });
    });

    test('a phone that does not look like one gets a hint and is sent all the same', async ({ page }) => {
      await openPage(page, address);
      const values = { ...visitor(`hint-${language}`), phone: 'ext. 12' };
      await fillForm(page, values);
      await control(page, 'employer').focus();
      await expect(control(page, 'phone')).toHaveAccessibleDescription(words.phoneHint);
      await expect(control(page, 'phone')).not.toHaveAttribute('aria-invalid');
      const posts = watchPosts(page);
      await submitButton(page).click();
      await expect(page.getByRole('status')).toBeVisible();
      expect(posts[0]?.postDataJSON()).toMatchObject({ phone: 'ext. 12' });
    });
  });
});

test(
  'the cross-site header goes with the registration and with nothing else',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const carriers: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-xsrf-token'] !== undefined)
        carriers.push(`${request.method()} ${request.url()}`);
    });
    await openPage(page, WORKSHOP);
    await fillForm(page, visitor('header'));
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
    const [post] = await Promise.all([page.waitForRequest(`**${STORE}`), submitButton(page).click()]);
    expect(post.headers()['x-xsrf-token']).toBe(token);
    await expect(page.getByRole('status')).toBeVisible();
    expect(carriers).toEqual([`POST ${new URL(STORE, page.url()).href}`]);
  },
);

test(
  'a page whose token has expired registers all the same, at the second try',
  { tag: '@desktop' },
  async ({ page, context, expectProblems }) => {
    expectProblems(/^403: POST/);
    await openPage(page, WORKSHOP);
    await context.addCookies([
      { name: 'XSRF-TOKEN', value: 'old.token', url: new URL('/', page.url()).href },
    ]);
    const posts = watchPosts(page);
    await fillForm(page, visitor('expired'));
    await submitButton(page).click();
    await expect(page.getByRole('status')).toBeVisible();
    const statuses = await Promise.all(posts.map(async (post) => (await post.response())?.status()));
    expect(statuses).toEqual([403, 201]);
  },
);

test('what is typed survives a reload and the way back', { tag: '@desktop' }, async ({ page }) => {
  const values = visitor('draft');
  await openPage(page, WORKSHOP);
  await fillForm(page, values);
  await control(page, 'workshop').selectOption({ index: 1 });
  const expectKept = async () => {
    for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value);
    expect(
      await control(page, 'workshop').evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(1);
  };
  await page.reload();
  await untilItAnswers(page);
  await expectKept();
  await page.locator('#media-header a').first().click();
  await expect(page.locator('#hero')).toBeAttached();
  await page.goBack();
  await expectKept();
});
