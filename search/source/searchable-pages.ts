import type { SearchablePage } from '../index/searchable-page.ts';
import { wordsIn } from '../words/words-in.ts';
import { stemOf } from '../stem/stem-of.ts';
import { pageParts } from './page-parts.ts';

/** A page in one language, as it was rendered. */
export interface RenderedForm {
  title: string;
  description: string;
  /** Separated by commas of either script. */
  keywords: string;
  html: string;
}

/** A page in the language of the index and in the others. */
export interface RenderedPage {
  path: string;
  own: RenderedForm;
  others: readonly RenderedForm[];
  /** What people call it, in any language. */
  called: readonly string[];
}

/** A link's words that lead to more pages than this say nothing of any (`View more`). */
const MOST_TARGETS = 2;
const LONGEST_NAME_WORDS = 6;

/** What the search knows of a site in one language, from its rendered pages. `pathOf` takes an address of the site apart. */
export function searchablePages(
  pages: readonly RenderedPage[],
  pathOf: (href: string) => string,
  stopWords: readonly string[],
): SearchablePage[] {
  const skipped = new Set(stopWords.flatMap((text) => wordsIn(text).map(({ folded }) => folded)));
  const parts = pages.map(({ own, others }) => [own, ...others].map(({ html }) => pageParts(html)));
  const links = linksTo(pages, pathOf);
  return pages.map(({ path, own, others, called }, index) => {
    const [ownParts, ...otherParts] = parts[index] ?? [];
    const names = new Set([
      ...others.map(({ title }) => title),
      ...called,
      ...(links.get(path)?.labels ?? []),
    ]);
    const keywords = new Set(
      [own, ...others].flatMap((form) => form.keywords.split(/[،,]/)).map((each) => each.trim()),
    );
    const foreign = otherParts.flatMap((sections) =>
      sections.map(({ heading, text }) => `${heading} ${text}`),
    );
    const foreignText = [...others.map(({ description }) => description), ...foreign].join(' ');
    return {
      path,
      title: own.title,
      description: own.description,
      names: [...names].filter((name) => name !== own.title),
      keywords: [...keywords].filter(
        (keyword) => keyword !== '' && keyword !== own.title && !names.has(keyword),
      ),
      ...((links.get(path)?.pages ?? 0) > pages.length / 2 && { isMain: true }),
      sections: ownParts ?? [],
      foreign: oncePerStem(foreignText, skipped),
    };
  });
}

/** What the links of the whole site say of a page: the bar's and the footer's too. */
interface LinksTo {
  labels: Set<string>;
  /** How many pages lead to it. */
  pages: number;
}

const LINK = /<a [^>]*?href="(\/[^"#?]*)[^"]*"[^>]*>(.*?)<\/a>/gs;

function linksTo(pages: readonly RenderedPage[], pathOf: (href: string) => string): Map<string, LinksTo> {
  const targets = new Map<string, Set<string>>();
  const links = new Map<string, LinksTo>();
  const linksOf = (path: string) => {
    const known = links.get(path) ?? { labels: new Set(), pages: 0 };
    links.set(path, known);
    return known;
  };
  for (const { own, others } of pages) {
    const seen = new Set<string>();
    for (const [, href = '', inner = ''] of [own, ...others].flatMap(({ html }) =>
      Array.from(html.matchAll(LINK)),
    )) {
      const path = pathOf(href);
      if (!seen.has(path)) linksOf(path).pages += 1;
      seen.add(path);
      const label = inner
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      if (label === '' || label.split(' ').length > LONGEST_NAME_WORDS) continue;
      targets.set(label, (targets.get(label) ?? new Set()).add(path));
    }
  }
  for (const [label, paths] of targets) {
    if (paths.size > MOST_TARGETS) continue;
    for (const path of paths) linksOf(path).labels.add(label);
  }
  return links;
}

/** One word of each stem, without those that say nothing: enough to be found by. */
function oncePerStem(text: string, skipped: ReadonlySet<string>): string {
  const words = new Map<string, string>();
  for (const { folded } of wordsIn(text)) {
    const stem = stemOf(folded);
    if (!skipped.has(folded) && !words.has(stem)) words.set(stem, folded);
  }
  return [...words.values()].join(' ');
}
