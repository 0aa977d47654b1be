import { expect, type Page } from '@playwright/test';
const HEIGHT_PX = 800;

/** The title's longest line ends no nearer to the window's edge than its first begins at the other one or, where it stands beside a line, than the page's margin is. */
export async function expectTitleWithinMargins(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  const { before, after } = await page.evaluate(async (asked) => {
    while (document.documentElement.clientWidth !== asked) await new Promise(requestAnimationFrame);
    const title = document.querySelector('main h1');
    const range = document.createRange();
    if (title !== null) range.selectNodeContents(title);
    const lines = [...range.getClientRects()];
    const left = Math.min(...lines.map((line) => line.left));
    const right = asked - Math.max(...lines.map((line) => line.right));
    const margin = document.querySelector('footer .wrap')?.getBoundingClientRect().left ?? asked;
    return document.dir === 'rtl'
      ? { before: Math.min(right, margin), after: left }
      : { before: Math.min(left, margin), after: right };
  }, width);
  expect.soft(after, `the title's end at ${width} px`).toBeGreaterThanOrEqual(before - 1);
}

/** Latin letters that are drawn together take the spaces between their words along: these are wider again, so that no two words read as one. */
export async function expectSpacesBetweenWords(page: Page): Promise<void> {
  const tooNear = await page.evaluate(() => {
    const NEARER_EM = 0.01;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (element === null || !/[a-z] +[a-z]/i.test(words) || !element.checkVisibility()) continue;
      const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(element);
      const drawnTogether = -(parseFloat(letterSpacing) || 0) / parseFloat(fontSize);
      if (drawnTogether > NEARER_EM && parseFloat(wordSpacing) <= 0) found.add(words);
    }
    return [...found];
  });
  expect.soft(tooNear, 'words that read as one').toEqual([]);
}

/** How long lines of text may be, in em, by the language; half a letter more is rounding. */
const MEASURE_EM = { ar: 32.5, en: 36.5 };

/** No line of a paragraph is longer than an eye finds its way back over. */
export async function expectLinesWithinMeasure(page: Page): Promise<void> {
  const tooLong = await page.evaluate((measures) => {
    const most = document.documentElement.lang === 'ar' ? measures.ar : measures.en;
    return (
      [...document.querySelectorAll('main p')]
        .filter((paragraph) => paragraph.checkVisibility({ visibilityProperty: true }))
        // What stands at both ends of a row is not read as one line.
        .filter((paragraph) => getComputedStyle(paragraph).display === 'block')
        .filter((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          // The pieces of a line lie beside each other, links and words in another script among them.
          const lines = new Map<number, { from: number; to: number }>();
          for (const { top, bottom, left, right } of range.getClientRects()) {
            const middle = Math.round((top + bottom) / 2 / 8);
            const { from, to } = lines.get(middle) ?? { from: left, to: right };
            lines.set(middle, { from: Math.min(from, left), to: Math.max(to, right) });
          }
          const longest = Math.max(0, ...[...lines.values()].map(({ from, to }) => to - from));
          return longest / parseFloat(getComputedStyle(paragraph).fontSize) > most;
        })
        .map((paragraph) => paragraph.textContent.trim())
    );
  }, MEASURE_EM);
  expect.soft(tooLong, 'paragraphs with lines too long to read').toEqual([]);
}
