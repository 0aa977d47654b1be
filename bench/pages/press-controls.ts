import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { MID_RANGE_PHONE, slowDown } from './slow-phone.ts';

/** What people take to see a control that came into view; without it the press would wait for the scrolling. */
const SEEN_MS = 500;
/** How long a finger stays down. */
const FINGER_MS = 80;
/** Until the entry of an answer is there: it comes with the frame after it. */
const NOTED_MS = 300;

const Press = v.object({ control: v.string(), milliseconds: v.number() });
export type Press = v.InferOutput<typeof Press>;

/** Presses every button and whatever unfolds on a page, and types into its first field; each answer with its time. */
export async function pressControls(browser: Browser, url: string): Promise<Press[]> {
  const context = await browser.newContext(MID_RANGE_PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const phone = await slowDown(page);
    const controls = page
      .locator('button:not([type="submit"], :disabled), summary')
      .filter({ visible: true });
    for (const control of await controls.all()) {
      await press(page, phone, control);
      await page.keyboard.press('Escape');
    }
    const field = page.locator('main input:is([type="text"], [type="search"], [type="email"])').first();
    if (await field.isVisible()) await field.pressSequentially('abc');
    await page.waitForTimeout(NOTED_MS);
    return v.parse(v.array(Press), await page.evaluate<unknown>('window.benchPresses'));
  } finally {
    await context.close();
  }
}

/** A finger on a control that stands still in view. Does nothing where the control went with what another one closed. */
async function press(page: Page, phone: CDPSession, control: Locator): Promise<void> {
  try {
    await control.scrollIntoViewIfNeeded({ timeout: 1000 });
  } catch {
    return;
  }
  await page.waitForTimeout(SEEN_MS);
  const box = await control.boundingBox();
  if (box === null) return;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(NOTED_MS);
}

/** Runs in the page. One entry for each interaction: the longest of its events, as the measure INP counts. */
function noteInteractions(): void {
  const presses = new Map<number, { control: string; milliseconds: number }>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      const id = entry.interactionId;
      if (id === 0 || (presses.get(id)?.milliseconds ?? 0) >= entry.duration) continue;
      const part = entry.target instanceof Element ? entry.target.closest('button, summary, input') : null;
      const label = part?.getAttribute('aria-label') ?? part?.textContent ?? part?.id ?? entry.name;
      const control = `${location.pathname} ${entry.name} ${label.trim().slice(0, 40)}`;
      presses.set(id, { control, milliseconds: entry.duration });
      Object.assign(window, { benchPresses: [...presses.values()] });
    }
  });
  // Shorter ones are not told of; TypeScript's types of the page do not know the option.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  observer.observe(options);
  Object.assign(window, { benchPresses: [] });
}
