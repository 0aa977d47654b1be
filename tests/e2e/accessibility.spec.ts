import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { siteAddresses } from './site-addresses.ts';
import { expect, test } from './site-test.ts';

// The page's security policy forbids adding a script element; an init script is not one.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const address of siteAddresses()) {
  test(`${address} passes the accessibility rules`, async ({ page }) => {
    await page.addInitScript(AXE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const { violations } = await page.evaluate<AxeResults>(() =>
      window.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    );
    expect(found).toEqual([]);
  });
}
