import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';
import { expect } from './site-test.ts';

// What a page owes its visitors, the gallery of parts included. Each promise fails softly, so that one that is broken
// does not hide the next.

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HEIGHT_PX = 800;

/** Before a page is opened: its security policy forbids adding a script element; an init script is not one. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/** Colours change at once from now on, and nothing has to be asked twice until it has settled. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('*, ::before, ::after, ::details-content { transition: none !important; }');
    document.adoptedStyleSheets.push(style);
  });
}

/** Needs {@link addAxe}. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes, incomplete, inapplicable, testEngine } = await page.evaluate<
    AxeResults,
    string[]
  >((runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'] }), RULES);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect.soft(found, 'violated accessibility rules').toEqual([]);
  recordEvidence('rules', {
    page: page.url(),
    rules: [violations, passes, incomplete, inapplicable].flat().length,
    violations: found.length,
  });
  recordEvidence('tool', testEngine);
}

/** Makes the window so large, and waits: on a busy machine the page may still be laid out for the one before. */
export async function laidOutAt(page: Page, width: number, height = HEIGHT_PX): Promise<void> {
  const size = { width, height };
  await page.setViewportSize(size);
  await page.evaluate(async (asked) => {
    while (document.documentElement.clientWidth !== asked.width || innerHeight !== asked.height) {
      await new Promise(requestAnimationFrame);
    }
  }, size);
}

export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await laidOutAt(page, width);
  // Really try: a width that is too large may be hidden, and what counts is whether the page moves.
  const moved = await page.evaluate(() => {
    const places: number[] = [];
    for (const left of [-2000, 2000]) {
      // At once, as it says: a frame, which a busy machine may not send, is not waited for.
      window.scrollTo({ left, behavior: 'instant' });
      places.push(Math.round(window.scrollX), Math.round(document.body.scrollLeft));
    }
    window.scrollTo({ left: 0, behavior: 'instant' });
    return places;
  });
  expect.soft(moved, `moved sideways at ${width} px`).toEqual([0, 0, 0, 0]);
}

/** Width of A4 in CSS pixels. */
export const A4_PX = 794;

/**
 * On paper sections have no ground, pictures that only set the mood are left out, nothing that is operated is printed,
 * every heading is, and no words lie over others.
 */
export async function expectGoodPaper(page: Page): Promise<void> {
  const onScreen = await textHeadings(page);
  await page.setViewportSize({ width: A4_PX, height: HEIGHT_PX });
  await page.emulateMedia({ media: 'print' });
  const operated = page.locator(
    '[href="#main"], nav, header button, main button:not([aria-expanded], :disabled), form',
  );
  await expect.soft(operated.filter({ visible: true }), 'operated on a screen only').toHaveCount(0);
  expect.soft(await textHeadings(page), 'headings on paper').toEqual(expect.arrayContaining(onScreen));
  // What unrolls is asked until it lies where it stays.
  await expect.poll(() => wordsOverWords(page), 'words over others on paper').toEqual([]);
  // Colours that change over time change over the shortest one, not at once: asked until they have settled.
  await expect.poll(() => blocksOfInk(page), 'blocks of ink on paper').toEqual([]);
  await page.emulateMedia({ media: null });
}

/** The headings that are seen. Those of a form and of what leads elsewhere stay on the screen. */
function textHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter(
        (part) => !part.matches(':has(+ form), nav *, [data-ending] *, #related-jobs *, #apply-banner *'),
      )
      .map((part) => part.textContent),
  );
}

function wordsOverWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, dt, dd, td, figcaption, time)'),
    ]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(
        ({ box, part }) => box.width > 4 && box.height > 4 && !part.className.includes('visually-hidden'),
      );
    return parts.flatMap(({ part, box }, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !part.contains(other.part) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 4 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
        )
        .map((other) => `${part.textContent} / ${other.part.textContent}`),
    );
  });
}

function blocksOfInk(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        if (width * height < 10_000 || !part.checkVisibility()) return false;
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const isPicture = part instanceof HTMLImageElement && part.alt === '';
        return isPicture || backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor);
      })
      .map((part) => `${part.tagName} ${part.getAttribute('class') ?? ''}`),
  );
}

/** The dot has one place on every page, and only one: two with the name that travels would end the journey. */
export async function expectOneDot(page: Page): Promise<void> {
  await expect.soft(page.locator('[data-holds]'), 'places that hold the dot').toHaveCount(1);
}

const CLEAR_PX = 24;

/** The sun is placed by the page: beside words, buttons and forms, never under them. */
export async function expectSunClearOfWords(page: Page, width: number): Promise<void> {
  const covered = await page.evaluate((clear) => {
    const suns = [...document.querySelectorAll('[data-sun]')]
      .filter((sun) => sun.checkVisibility())
      .map((sun) => sun.getBoundingClientRect());
    if (suns.length === 0) return [];
    const isNear = ({ left, right, top, bottom, width: across }: DOMRect) =>
      across > 0 &&
      suns.some(
        (sun) =>
          sun.left - clear < right &&
          sun.right + clear > left &&
          sun.top - clear < bottom &&
          sun.bottom + clear > top,
      );
    const boxes = [...document.querySelectorAll('main :is(button, input, form)')]
      .filter((part) => isNear(part.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
    // Of words the lines themselves: the box of a short line is as wide as that of a long one.
    const lines = document.createRange();
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const part = text.parentElement?.closest('main :is(h1, h2, p, a, li)');
      if (!part || text.parentElement?.checkVisibility({ opacityProperty: true }) !== true) continue;
      lines.selectNodeContents(text);
      if ([...lines.getClientRects()].some(isNear)) words.push(part.textContent);
    }
    return [...boxes, ...words];
  }, CLEAR_PX);
  expect.soft(covered, `words under the sun at ${width} px`).toEqual([]);
}
