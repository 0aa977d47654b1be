import type { Browser, CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';

/** A mid-range phone on a mobile network, as page-speed tools simulate it. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};
const VIEWPORT = { width: 390, height: 844 };
/** After the load event the page gets this long to hydrate and to fetch what it fetches when idle. */
const SETTLE_MS = 2500;
/** A task longer than this delays a visitor's touch; the rest of it counts as blocking. */
const LONG_TASK_MS = 50;

const Timings = v.object({ firstPaint: v.number(), largestPaint: v.number(), tasks: v.array(v.number()) });

/** What one load of a page cost. Times in milliseconds from the navigation on. */
export interface PageLoad {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly mainThreadBusy: number;
  readonly transferredBytes: number;
}

/** Loads an address once, with an empty cache. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2, isMobile: true });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const bytes = await throttle(cdp);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const { firstPaint, largestPaint, tasks } = await readTimings(page);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const busySeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return {
      firstContentfulPaint: firstPaint,
      largestContentfulPaint: largestPaint,
      totalBlockingTime: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
      mainThreadBusy: busySeconds * 1000,
      transferredBytes: bytes(),
    };
  } finally {
    await context.close();
  }
}

/** Slows the page down and counts what it receives. */
async function throttle(cdp: CDPSession): Promise<() => number> {
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return () => bytes;
}

/** Runs in the page before anything else of it. */
function observe(): void {
  const timings: v.InferOutput<typeof Timings> = { firstPaint: 0, largestPaint: 0, tasks: [] };
  Object.assign(window, { benchTimings: timings });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (timings.largestPaint = startTime));
  watch('longtask', ({ duration }) => timings.tasks.push(duration));
}

async function readTimings(page: Page): Promise<v.InferOutput<typeof Timings>> {
  return v.parse(Timings, await page.evaluate<unknown>('window.benchTimings'));
}
