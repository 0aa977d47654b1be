import type { ScreenWords } from '#content/content.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

export interface CompleteTexts {
  content: ScreenWords;
  /** English texts that stand in for missing ones. */
  fallbackTexts: string[];
  /** Keys that the language lacks, as `home.hero.title`. */
  missing: string[];
}

/**
 * Puts the fallback language's text wherever a language has none or an empty one. The build
 * refuses to ship a site with anything missing; this keeps a page readable in development, and is what
 * remains should a content source ever be filled in by other hands than the compiler's.
 */
export function completeTexts(source: unknown, fallback: ScreenWords): CompleteTexts {
  const fallbackTexts: string[] = [];
  const missing: string[] = [];

  function complete(own: unknown, other: Tree, key: string): Tree {
    if (typeof other === 'string') {
      if (typeof own === 'string' && own.trim() !== '') return own;
      missing.push(key);
      if (other.trim() !== '') fallbackTexts.push(other);
      return other;
    }
    const ownEntries = new Map(typeof own === 'object' && own !== null ? Object.entries(own) : []);
    const entries = Object.entries(other).map(([name, text]): [string, Tree] => [
      name,
      complete(ownEntries.get(name), text, key ? `${key}.${name}` : name),
    ]);
    for (const name of ownEntries.keys()) {
      if (!Object.hasOwn(other, name)) missing.push(`${key ? `${key}.` : ''}${name} (fallback language)`);
    }
    return Array.isArray(other) ? entries.map(([, text]) => text) : Object.fromEntries(entries);
  }

  const content = complete(source, fallback, '');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it has every key of the fallback, whose type it is
  return { content: content as unknown as ScreenWords, fallbackTexts, missing };
}
