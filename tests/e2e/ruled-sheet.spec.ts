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
        expect.soft(rules.length, `${width} px: lines of both halves`).toBe(fields.length);
        expect.soft(Math.abs(titles[0] - titles[1]), `${width} px: titles`).toBeLessThanOrEqual(0.5);
        for (const [index, rule] of rules.entries()) {
          const apart = Math.abs(rule - (fields[index] ?? 0));
          expect.soft(apart, `${width} px: line ${index + 1}`).toBeLessThanOrEqual(RULE_PX);
        }
      }
    });
  });
});

/** How high the titles' letters stand, the line above each way to reach us, and those of the fields and of the letter's first line. */
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
    // Of the message's lines the first is one line height below its top.
    const firstLine = (): number => {
      const message = find('#contact-form [name=message]');
      return message.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(message).lineHeight);
    };
    return {
      titles: [baseline('h1'), baseline('#contact-form h2')] as const,
      rules: [1, 2, 3, 4].map((place) => top(`#contact-info dl > :nth-child(${place})`)),
      fields: [foot('name'), foot('email'), foot('subject'), firstLine()],
    };
  });
}
