import { values, type Page } from './built-site.ts';
import { textOf } from './html.ts';

/**
 * The font files a page's text makes a browser load: each @font-face of its styles whose unicode-range meets a letter
 * of the page. More than what is preloaded, and never less.
 */
export function fontsFor(page: Page): string[] {
  const letters = new Set(Array.from(textOf(page.html), (letter) => letter.codePointAt(0) ?? 0));
  const loaded = Array.from(page.html.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, rule = '']) => rule)
    .filter((rule) => meets(rule, letters))
    .flatMap((rule) =>
      Array.from(rule.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g), ([, url = '']) => url),
    );
  return [...new Set([...loaded, ...values(page, 'link', 'href', { as: 'font' })])];
}

function meets(rule: string, letters: ReadonlySet<number>): boolean {
  const [, list] = /unicode-range:([^;}]*)/.exec(rule) ?? [];
  if (list === undefined) return true;
  const ranges = list.split(',').map(toRange);
  return [...letters].some((letter) => ranges.some(([from, to]) => letter >= from && letter <= to));
}

/** `U+600-6FF`, `U+41`, or `U+6??`, where each question mark stands for any digit. */
function toRange(text: string): [number, number] {
  const [from = '', to] = text.trim().replace(/^U\+/i, '').split('-');
  return [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
  ];
}
