import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { addressIn, expect, forEachLanguage, test } from './site-test.ts';

/** From the specification's breakpoint on, where both halves of the contact page stand beside each other. */
const WIDTHS_PX = [1001, 1100, 1280, 1440, 1920];
/** A border of the form's lines is as much heavier than one of the other half. */
const RULE_PX = 1.5;

test.describe('the letter', { tag: '@desktop' }, () => {
  forEachLanguage((language) => {
    test('is ruled as one sheet with the ways to reach us, both titles on one line', async ({ page }) => {
      await openPage(page, addressIn(language, '/contact-us?hour=noon'));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        const { titles, rules, fields } = await linesOf(page);
        expect.soft(Math.abs(titles[0] - titles[1]), `${width} px: titles`).toBeLessThanOrEqual(0.5);
        expect.soft(Math.abs(rules[0] - fields[0]), `${width} px: first line`).toBeLessThanOrEqual(RULE_PX);
        expect.soft(Math.abs(rules[1] - fields[1]), `${width} px: third line`).toBeLessThanOrEqual(RULE_PX);
      }
    });
  });
});

/** How high the titles' letters stand, the lines above the phone and below the office, and those of the first and third row. */
function linesOf(page: Page) {
  return page.evaluate(() => {
    const find = (selector: string): Element => {
      const found = document.querySelector(selector);
      if (found === null) throw new Error(`The page has no ${selector}.`);
      return found;
    };
    const baseline = (selector: string): number => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      find(selector).append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    const top = (selector: string) => find(selector).getBoundingClientRect().top;
    const foot = (name: string) => find(`#contact-form [name=${name}]`).getBoundingClientRect().bottom;
    return {
      titles: [baseline('h1'), baseline('#contact-form h2')] as const,
      rules: [top('#contact-info dl > :first-child'), top('#contact-info dl > :last-child')] as const,
      fields: [foot('name'), foot('subject')] as const,
    };
  });
}
