import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { median } from '../median.ts';
import { pressControls, type Press } from './press-controls.ts';
import { slowDown } from './slow-phone.ts';

/** Pages whose controls a visit presses: between them, every kind that the site has. */
const VISITED = ['/', '/services', '/success-stories', '/media-center', '/careers', '/faq', '/contact-us'];
const WINDOW = { viewport: { width: 1440, height: 900 } };
/** How long a pointer rests on a link before it presses: what people take to decide. */
const POINTED_MS = 600;
const NAVIGATIONS = 200;
/** What is kept once, such as the files of each page, is here after so many. */
const SETTLED_NAVIGATIONS = 40;
const LINKS = ['about-us', 'business-paths', 'success-partners', 'media-center', 'careers', 'services'];

/** What moving about the site costs. */
export interface Visit {
  /** The longest answer to a press or a key, on the slow phone. */
  readonly interaction: Press;
  readonly controls: number;
  /** Milliseconds from the press of a link that was pointed at to the first frame of its page. */
  readonly navigation: number;
  readonly navigationOnSlowPhone: number;
  /** Kilobytes that the page holds after 40 and after 200 changes of page. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

export async function visitSite(browser: Browser, origin: string): Promise<Visit> {
  const presses: Press[] = [];
  for (const address of VISITED) presses.push(...(await pressControls(browser, origin + address)));
  const slowest = presses.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  const memory = await changePages(browser, origin);
  return {
    interaction: slowest ?? { control: 'none', milliseconds: NaN },
    controls: presses.length,
    navigation: await pointAndPress(browser, origin, false),
    navigationOnSlowPhone: await pointAndPress(browser, origin, true),
    ...memory,
  };
}

/** The median over the links of the bar, each pointed at first. */
async function pointAndPress(browser: Browser, origin: string, isSlow: boolean): Promise<number> {
  const times: number[] = [];
  for (const name of LINKS) {
    const context = await browser.newContext(WINDOW);
    try {
      const page = await context.newPage();
      await page.addInitScript(noteNavigation);
      await page.goto(`${origin}/`);
      await page.waitForLoadState('networkidle');
      if (isSlow) await slowDown(page);
      const link = page.locator(`header a[href="/${name}"]`).first();
      await link.hover();
      await page.waitForTimeout(POINTED_MS);
      await link.click();
      // A function: the page's policy allows no text to become one.
      await page.waitForFunction(() => 'benchNavigation' in window);
      times.push(v.parse(v.number(), await page.evaluate<unknown>('window.benchNavigation')));
    } finally {
      await context.close();
    }
  }
  return median(times);
}

/** Runs in the page: from a press to the frame that shows another main heading. */
function noteNavigation(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = () => document.querySelector('h1')?.textContent;
      const before = heading();
      const watch = new MutationObserver(() => {
        if (heading() === before || heading() === undefined) return;
        watch.disconnect();
        // The frame is out once what waits behind it runs.
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { benchNavigation: performance.now() - timeStamp })),
        );
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

async function changePages(
  browser: Browser,
  origin: string,
): Promise<{ memoryBefore: number; memoryAfter: number }> {
  const context = await browser.newContext(WINDOW);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.waitForLoadState('networkidle');
    await pressLinks(page, SETTLED_NAVIGATIONS);
    const memoryBefore = await heldKilobytes(page);
    await pressLinks(page, NAVIGATIONS - SETTLED_NAVIGATIONS);
    return { memoryBefore, memoryAfter: await heldKilobytes(page) };
  } finally {
    await context.close();
  }
}

async function pressLinks(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const name = LINKS[time % LINKS.length] ?? '';
    await page.locator(`header a[href="/${name}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**/${name}`, { waitUntil: 'commit' });
  }
}

/** Always on the same page, so that pages of different size do not count. */
async function heldKilobytes(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return Math.round(usedSize / 1000);
}
