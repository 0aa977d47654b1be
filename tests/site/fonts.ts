import { values, type Page } from './built-site.ts';
import { textOf } from './html.ts';

interface Face {
  /** Its family and weights: of several faces of one kind, the last that has a letter draws it. */
  kind: string;
  file: string;
  ranges: [from: number, to: number][] | undefined;
}

/**
 * The font files a page's text may make a browser load: for each letter, every family's face for it. More than what is
 * preloaded, and never less.
 */
export function fontsFor(page: Page): string[] {
  const faces = Array.from(page.html.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, rule = '']) => toFace(rule))
    .filter((face) => face !== undefined)
    .toReversed();
  const kinds = new Set(faces.map(({ kind }) => kind));
  const loaded = new Set(values(page, 'link', 'href', { as: 'font' }));
  for (const letter of new Set(textOf(page.html))) {
    const point = letter.codePointAt(0) ?? 0;
    for (const kind of kinds) {
      const face = faces.find((each) => each.kind === kind && covers(each, point));
      if (face !== undefined) loaded.add(face.file);
    }
  }
  return [...loaded];
}

function toFace(rule: string): Face | undefined {
  const [, file] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule) ?? [];
  const [, list] = /unicode-range:([^;}]*)/.exec(rule) ?? [];
  const [, family = ''] = /font-family:([^;}]*)/.exec(rule) ?? [];
  const [, weight = ''] = /font-weight:([^;}]*)/.exec(rule) ?? [];
  return file === undefined
    ? undefined
    : { kind: family + weight, file, ranges: list?.split(',').map(toRange) };
}

function covers({ ranges }: Face, point: number): boolean {
  return ranges === undefined || ranges.some(([from, to]) => point >= from && point <= to);
}

/** `U+600-6FF`, `U+41`, or `U+6??`, where each question mark stands for any digit. */
function toRange(text: string): [number, number] {
  const [from = '', to] = text.trim().replace(/^U\+/i, '').split('-');
  return [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
  ];
}
