import type { Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';
import { expect } from './site-test.ts';

/**
 * The first stop of the Tab key is the skip link. From there the key leads through all of the main area and out of it:
 * each stop is seen, and nothing covers it (WCAG 2.2, 2.1.2 and 2.4.11).
 */
export async function expectKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const first = page.locator(':focus');
  await expect.soft(first, 'the first stop is the skip link').toHaveAttribute('href', '#main');
  await expect.soft(first, 'the skip link is seen').toBeVisible();
  await page.keyboard.press('Enter');
  await expect.soft(page, 'the skip link leads to the main area').toHaveURL(/#main$/);
  const most = await page.evaluate(listen);
  // Keys are handled in turn: none has to wait for the answer to the one before.
  await Promise.all(Array.from({ length: most }, () => page.keyboard.press('Tab')));
  const { stops, faults, isOut } = await page.evaluate(walked);
  expect.soft(faults, 'stops of the Tab key').toEqual([]);
  expect.soft(isOut, 'the Tab key leads out of the main area').toBe(true);
  recordEvidence('stops', { page: page.url(), stops });
}

/** Notes every stop in the main area, and says how many there can be, with some after them. */
function listen(): number {
  /** Parts that scroll are stops too. */
  const MORE = 12;
  const faultOf = (stop: Element): string => {
    const name = `${stop.tagName.toLowerCase()} «${stop.textContent.trim().slice(0, 30)}»`;
    if (!stop.checkVisibility({ visibilityProperty: true })) return `${name} is not seen`;
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const inWindow = { left: Math.max(0, left), right: Math.min(innerWidth, right) };
    const places = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => ({
        x: inWindow.left + across * (inWindow.right - inWindow.left),
        y: Math.max(0, top) + down * (Math.min(innerHeight, bottom) - Math.max(0, top)),
      })),
    );
    const tops = places.map(({ x, y }) => document.elementFromPoint(x, y));
    const isOpen = tops.some(
      (there) =>
        there !== null && (stop.contains(there) || there.contains(stop) || there.closest('label') !== null),
    );
    if (isOpen) return '';
    const over = new Set(
      tops.map((there) => (there ? `${there.tagName}.${there.className}` : 'nothing there')),
    );
    return `${name} at ${Math.round(top)} of ${innerHeight} is covered by ${[...over].join(', ')}`;
  };
  window.tabStops = [];
  // Looked at when the key is pressed again: by then the page has scrolled to it.
  document.addEventListener(
    'keydown',
    () => {
      const stop = document.activeElement;
      if (stop === null || stop.closest('main#main *') === null) return;
      window.tabStops.push(faultOf(stop));
    },
    { capture: true },
  );
  const stops = [
    ...document.querySelectorAll(
      'main#main :is(a[href], button, summary, input, select, textarea, [tabindex="0"], video)',
    ),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  return stops.length + MORE;
}

function walked(): { stops: number; faults: string[]; isOut: boolean } {
  return {
    stops: window.tabStops.length,
    faults: window.tabStops.filter((fault) => fault !== ''),
    isOut: document.activeElement?.closest('main#main') === null,
  };
}
