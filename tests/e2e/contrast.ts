import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './site-test.ts';

const SOON_MS = [50, 100, 250];

/** Contrast of words by axe's rule; needs `addAxe` of page-promises.ts. Over pictures it does not know: pixels.ts. */
export async function expectContrast(
  page: Page,
  rule: 'color-contrast' | 'color-contrast-enhanced',
  asked: string,
): Promise<void> {
  // Colours that change over time change over the shortest one, not at once: asked until they have settled.
  await expect
    .configure({ soft: true })
    .poll(() => faintWords(page, rule), { message: `contrast of words: ${asked}`, intervals: SOON_MS })
    .toEqual([]);
}

async function faintWords(page: Page, rule: string): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults, string>(
    (id) =>
      window.axe.run(document, { runOnly: { type: 'rule', values: [id] }, resultTypes: ['violations'] }),
    rule,
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}
