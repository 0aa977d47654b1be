import type { Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';
import { expect } from './site-test.ts';

/** What keeps its side in both directions, and why. */
const UNMIRRORED = [
  // A film is the same film, and its controls are the browser's.
  'video',
  // A row of marks moves to its own side and has no direction of reading (rule:marquees).
  '[data-marquee]',
  // The dot of the mark, which is drawn for each language.
  'header [data-dot]',
  // Large years stand on the edge of their ink, which is another on each side.
  '#awards time',
].join(', ');

/** With the same text the other way round, every block lies where its mirror image would. */
export async function expectMirrorImage(page: Page): Promise<void> {
  const found = await page.evaluate(async (unmirrored) => {
    const root = document.documentElement;
    const shown = [...document.querySelectorAll('body *')].map(
      (part) =>
        !(part instanceof SVGElement && part.ownerSVGElement !== null) &&
        part.closest(unmirrored) === null &&
        !['inline', 'contents', 'none'].includes(getComputedStyle(part).display),
    );
    const read = () => [...document.querySelectorAll('body *')].map((part) => part.getBoundingClientRect());
    const isSame = (one: DOMRect | undefined, other: DOMRect) =>
      one?.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
    /** Where everything lies once it lies still. */
    const boxes = async () => {
      let before: DOMRect[] = [];
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await new Promise(requestAnimationFrame);
        const now = read();
        if (now.length === before.length && now.every((box, index) => isSame(before[index], box))) return now;
        before = now;
      }
    };
    /** A clock goes on meanwhile: what says something else by then is not the same text. */
    const words = () => [...document.querySelectorAll('body *')].map(({ textContent }) => textContent);
    const across = root.clientWidth;
    const said = words();
    const before = await boxes();
    root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
    const after = await boxes();
    const saidAfter = words();
    root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
    let compared = 0;
    const moved = [...document.querySelectorAll('body *')].flatMap((part, index) => {
      const one = before[index];
      const other = after[index];
      if (!shown[index] || one === undefined || other === undefined || one.width * one.height < 16) return [];
      if (said[index] !== saidAfter[index]) return [];
      compared += 1;
      const off = Math.max(
        Math.abs(across - one.right - other.left),
        Math.abs(one.width - other.width),
        Math.abs(one.top - other.top),
        Math.abs(one.height - other.height),
      );
      if (off <= 1) return [];
      const name = `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}`;
      return [`${name} «${part.textContent.trim().slice(0, 30)}»: off by ${Math.round(off)} px`];
    });
    return { moved, compared };
  }, UNMIRRORED);
  expect.soft(found.moved, 'not where their mirror image is').toEqual([]);
  recordEvidence('mirrored', { page: page.url(), mirrored: found.compared });
}
