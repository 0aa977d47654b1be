import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

const HEIGHT_PX = 800;
const SOON_MS = [50, 100, 250];

/**
 * With text of twice the size nothing leaves the window, is cut off or lies over other words (WCAG 2.2, 1.4.4), and no
 * heading breaks inside a word, nor any word more than once. What drawings say is read, too.
 */
export async function expectNothingCut(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  // From the top: words scrolled away would lie where the skip link hides.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(faultsOfWords), { message: `words at ${width} px`, intervals: SOON_MS })
    .toEqual([]);
}

/** Words that cannot be read whole. Those in rows that scroll are read by scrolling. */
function faultsOfWords(): string[] {
  const NOT_READ = 'script, style, noscript, .visually-hidden, [data-site-header]';
  const TOLERANCE_PX = 1;
  /** Of a letter's size: its leading may lie outside. */
  const HALF_OF_INK = 0.45;
  /** What stays on one line: it may end at a space, a dash or a stroke. */
  const WORD = /[^\s\-–—/]+/g;
  const window = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity };
  const isCut = (ink: DOMRect, { left, right, top, bottom }: typeof window) =>
    ink.left < left - TOLERANCE_PX ||
    ink.right > right + TOLERANCE_PX ||
    ink.top < top - TOLERANCE_PX ||
    ink.bottom > bottom + TOLERANCE_PX;
  const frames = (element: Element) => {
    const cutting = [];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll'))
        return null;
      const box = at.getBoundingClientRect();
      const { left, right, top, bottom } = box;
      if (overflowX !== 'visible') cutting.push({ ...window, left, right });
      if (overflowY !== 'visible') cutting.push({ ...window, left: -Infinity, right: Infinity, top, bottom });
    }
    return [...cutting, window];
  };
  const lines: { element: Element; ink: DOMRect; text: string }[] = [];
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (text === '' || element === null || element.closest(NOT_READ) !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A number that a drawing is made of.
    if (/^\d+$/.test(text) && element.closest('[aria-hidden="true"]') !== null) continue;
    const around = frames(element);
    const half = parseFloat(getComputedStyle(element).fontSize) * HALF_OF_INK;
    const isHeading = element.closest('h1, h2, h3, h4') !== null;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      const most = (isHeading ? 1 : 5) * half;
      if (Math.max(...tops) - Math.min(...tops) > most) faults.add(`broken: ${word}`);
    }
    range.selectNodeContents(node);
    for (const { left, width, top, height } of range.getClientRects()) {
      if (width < 2) continue;
      const ink = new DOMRect(left, top + height / 2 - half, width, 2 * half);
      if (around?.some((frame) => isCut(ink, frame)) === true) faults.add(`cut: ${text}`);
      lines.push({ element, ink, text });
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.ink.right, other.ink.right) - Math.max(one.ink.left, other.ink.left);
      const down = Math.min(one.ink.bottom, other.ink.bottom) - Math.max(one.ink.top, other.ink.top);
      if (across > 3 && down > 3) faults.add(`over each other: ${one.text} | ${other.text}`);
    }
  }
  return [...faults];
}
