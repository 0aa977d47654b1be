import type { Page } from '@playwright/test';

/** Counts, from the next page on, the frames that are drawn into a canvas. */
export async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.drawnFrames = 0;
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      window.drawnFrames = (window.drawnFrames ?? 0) + 1;
      clearRect.apply(this, box);
    };
  });
  return () => page.evaluate(() => window.drawnFrames ?? 0);
}
