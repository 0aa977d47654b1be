import type { Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';
import { expect } from './site-test.ts';

/**
 * What the bidirectional algorithm can take apart in an Arabic sentence: signed numbers, percentages, ranges, hours,
 * phone numbers, mail addresses, Latin names of several words. A number before a Latin word is two things, not one.
 */
const MIXED_RUN =
  /[+−-]?[A-Za-z0-9](?:[A-Za-z0-9@._+%:/&'’×–−-]|[ \u00A0](?=[A-Za-z])(?<=[A-Za-z&][ \u00A0])|[ \u00A0](?=[&0-9]))*/gu
    .source;

/** Every mixed run of an Arabic page is seen in the order in which it is seen alone, isolated, from left to right. */
export async function expectReadingOrder(page: Page): Promise<void> {
  const { wrong, compared } = await page.evaluate((pattern) => {
    interface Letter {
      node: Text;
      offset: number;
      letter: string;
    }
    const isInline = (part: Element) => ['inline', 'contents'].includes(getComputedStyle(part).display);
    const blockOf = (node: Node) => {
      let part = node.parentElement;
      while (part !== null && isInline(part)) part = part.parentElement;
      return part;
    };

    /** The page's text, a paragraph each: what stands in one block with nothing but inline parts between. */
    const paragraphs: Letter[][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let last: Element | null = null;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || parent === null || parent.closest('script, style, noscript') !== null)
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const block = blockOf(node);
      if (block !== last) paragraphs.push([]);
      last = block;
      const text = node;
      paragraphs
        .at(-1)
        ?.push(
          ...Array.from(text.data, (_, offset) => ({ node: text, offset, letter: text.data[offset] ?? '' })),
        );
    }

    const range = document.createRange();
    const boxOf = ({ node, offset }: Letter) => {
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getBoundingClientRect();
    };
    /** The letters as they are seen, a text for each line. */
    const seen = (letters: readonly Letter[]) => {
      const lines: { middle: number; letters: { letter: string; left: number }[] }[] = [];
      for (const each of letters) {
        const { left, top, height, width } = boxOf(each);
        if (width === 0 || each.letter.trim() === '') continue;
        const middle = top + height / 2;
        const line = lines.find((known) => Math.abs(known.middle - middle) < height / 2);
        const shown = { letter: each.letter, left };
        if (line === undefined) lines.push({ middle, letters: [shown] });
        else line.letters.push(shown);
      }
      return lines.map((line) =>
        line.letters
          .toSorted((one, other) => one.left - other.left)
          .map(({ letter }) => letter)
          .join(''),
      );
    };

    const bench = document.createElement('div');
    bench.style.cssText = 'position: absolute; inset-block-start: 0; white-space: nowrap';
    document.body.append(bench);
    const aloneBy = new Map<string, string>();
    const seenAlone = (run: string) => {
      let alone = aloneBy.get(run);
      if (alone === undefined) {
        const isolated = document.createElement('bdi');
        isolated.dir = 'ltr';
        const node = document.createTextNode(run);
        isolated.append(node);
        bench.replaceChildren(isolated);
        alone = seen(Array.from(run, (letter, offset) => ({ node, offset, letter }))).join('');
        aloneBy.set(run, alone);
      }
      return alone;
    };

    const problems: string[] = [];
    let runs = 0;
    for (const paragraph of paragraphs) {
      const text = paragraph.map(({ letter }) => letter).join('');
      for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'gu'))) {
        // What ends a sentence is of the sentence.
        const run = found.replace(/[.:'’/–−-]+$/u, '');
        if (/^[A-Za-z]+$|^\d+$/u.test(run)) continue;
        runs += 1;
        // A run that fills two lines is seen a line after the other.
        const order = seen(paragraph.slice(index, index + run.length)).join('');
        if (order !== '' && order !== seenAlone(run))
          problems.push(`«${run}» is seen as «${order}» in: ${text.trim()}`);
      }
    }
    bench.remove();
    return { wrong: problems, compared: runs };
  }, MIXED_RUN);
  expect.soft(wrong, 'mixed runs out of order').toEqual([]);
  recordEvidence('runs', { page: page.url(), runs: compared });
}
