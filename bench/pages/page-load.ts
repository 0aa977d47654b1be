import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { countBytes, type Bytes } from './page-bytes.ts';
import { MID_RANGE_PHONE, slowDown } from './slow-phone.ts';

/** After the window's load the page gets this long to hydrate and to fetch what it fetches when idle. */
const SETTLE_MS = 2500;
/** A task longer than this delays a visitor's touch; the rest of it counts as blocking. */
const LONG_TASK_MS = 50;

const Timings = v.object({
  firstPaint: v.number(),
  largestPaint: v.number(),
  shift: v.number(),
  idle: v.number(),
  answerEnd: v.number(),
  tasks: v.array(v.number()),
});
type Timings = v.InferOutput<typeof Timings>;

/** What one load of a page cost under applied throttling. Times in milliseconds from the navigation on. */
export interface PageLoad {
  /** The end of the first answer, the document. */
  readonly answerEnd: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly layoutShift: number;
  readonly longTasks: number;
  readonly longestTask: number;
  readonly totalBlockingTime: number;
  readonly requests: number;
  readonly bytes: Bytes;
}

/** Loads an address once, with an empty cache, on a phone whose processor and network are slow. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(MID_RANGE_PHONE);
  try {
    const page = await context.newPage();
    const cdp = await slowDown(page);
    const count = countBytes(cdp);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const { firstPaint, largestPaint, shift, idle, answerEnd, tasks } = await readTimings(page);
    const { bytes, requests } = count(idle);
    return {
      answerEnd,
      firstContentfulPaint: firstPaint,
      largestContentfulPaint: largestPaint,
      layoutShift: shift,
      longTasks: tasks.length,
      longestTask: Math.max(0, ...tasks),
      totalBlockingTime: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
      requests,
      bytes,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else of it. */
function observe(): void {
  const timings: Timings = { firstPaint: 0, largestPaint: 0, shift: 0, idle: 0, answerEnd: 0, tasks: [] };
  Object.assign(window, { benchTimings: timings });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (timings.largestPaint = startTime));
  watch('longtask', ({ duration }) => timings.tasks.push(duration));
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') timings.shift += entry.value;
  });
  addEventListener('load', () => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation && 'responseEnd' in navigation) timings.answerEnd = Number(navigation.responseEnd);
    requestIdleCallback(() => (timings.idle = performance.now()));
  });
}

async function readTimings(page: Page): Promise<Timings> {
  return v.parse(Timings, await page.evaluate<unknown>('window.benchTimings'));
}
