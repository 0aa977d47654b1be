import { openPage, untilItRests } from './open-page.ts';
import { control, fillForm, STORE, submitButton, visitor, watchPosts, WORKSHOP } from './reservation-form.ts';
import { addressIn, expect, test } from './site-test.ts';

test('a double click registers once', { tag: '@desktop' }, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**${STORE}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(page, WORKSHOP);
  const posts = watchPosts(page);
  await fillForm(page, visitor('double'));
  await submitButton(page).dblclick();
  await control(page, 'email').press('Enter');
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  held.resolve();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  expect(posts).toHaveLength(1);
});

test('a message does not move the button away from under a press', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, addressIn('en', WORKSHOP));
  const rules = page.waitForResponse(/form-rules/);
  await control(page, 'email').fill('noura@');
  await (await rules).finished();
  await submitButton(page).hover();
  const place = await submitButton(page).boundingBox();
  await page.mouse.down();
  await untilItRests(page);
  expect(await submitButton(page).boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(control(page, 'first_name')).toBeFocused();
});
