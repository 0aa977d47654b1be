import { expectSelected, nameOf, openShowcase } from './showcase-page.ts';
import { expect, test } from './site-test.ts';

const ADVANCE_MS = 5000;

test.describe('on phones, where a path opens under its name', { tag: '@phone' }, () => {
  const ready = '#business-paths-showcase ol[data-lines]';

  test('nothing on the page shifts while the paths change by themselves', async ({ page }) => {
    await openShowcase(page);
    await page.locator(ready).waitFor();
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      const add = (list: PerformanceEntryList) => {
        for (const entry of list) if ('value' in entry) seen.push(Number(entry.value));
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      return { seen, read: () => add(observer.takeRecords()) };
    });
    const list = page.locator(ready);
    for (const next of [1, 2, 3, 4, 0]) {
      await page.clock.runFor(ADVANCE_MS);
      await expectSelected(page, next);
      // The clock of the page runs ahead of what moves: in five seconds a row has long come to its place.
      await list.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    }
    expect(
      await shifts.evaluate(({ seen, read }) => {
        read();
        return seen;
      }),
    ).toEqual([]);
  });

  test('the name that is tapped stays under the finger', async ({ page }) => {
    await openShowcase(page);
    await page.locator(ready).waitFor();
    const name = nameOf(page, 4);
    await name.scrollIntoViewIfNeeded();
    const top = () => name.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await name.tap();
    await expectSelected(page, 4);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
