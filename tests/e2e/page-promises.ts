import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
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

/** Needs {@link addAxe}. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'] }),
    RULES,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect.soft(found, 'violated accessibility rules').toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  // On a busy machine the page may still be laid out for the width before.
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
  // Really try: a width that is too large may be hidden, and what counts is whether the page moves.
  const moved = await page.evaluate(async () => {
    const places: number[] = [];
    for (const left of [-2000, 2000]) {
      window.scrollTo({ left, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      places.push(Math.round(window.scrollX), Math.round(document.body.scrollLeft));
    }
    window.scrollTo({ left: 0, behavior: 'instant' });
    return places;
  });
  expect.soft(moved, `moved sideways at ${width} px`).toEqual([0, 0, 0, 0]);
}

/** On paper sections have no ground, and pictures that only set the mood are left out. */
export async function expectNoBlockOfInk(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // Colours that change over time change over the shortest one, not at once: asked until they have settled.
  await expect.poll(() => blocksOfInk(page), 'blocks of ink on paper').toEqual([]);
  await page.emulateMedia({ media: null });
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

const CLEAR_PX = 24;

/** The sun is placed by the page: beside words, buttons and forms, never under them. */
export async function expectSunClearOfWords(page: Page, width: number): Promise<void> {
  const covered = await page.evaluate((clear) => {
    const suns = [...document.querySelectorAll('[data-sun]')]
      .filter((sun) => sun.checkVisibility())
      .map((sun) => sun.getBoundingClientRect());
    if (suns.length === 0) return [];
    return [...document.querySelectorAll('main :is(h1, h2, p, a, button, input, li, form)')]
      .filter((part) => {
        const { left, right, top, bottom, width: across } = part.getBoundingClientRect();
        return (
          across > 0 &&
          suns.some(
            (sun) =>
              sun.left - clear < right &&
              sun.right + clear > left &&
              sun.top - clear < bottom &&
              sun.bottom + clear > top,
          )
        );
      })
      .map(({ textContent }) => textContent);
  }, CLEAR_PX);
  expect.soft(covered, `words under the sun at ${width} px`).toEqual([]);
}
