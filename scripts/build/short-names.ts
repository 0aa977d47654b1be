import type { Root } from 'postcss';

/** A name of a custom property, or where a program puts one together its beginning. */
const NAME = /(?<![\w-])--[a-z][\w-]*/g;

/** Ten, the first number whose digit of base 36 is a letter. */
const FIRST = 10;

/**
 * Gives the custom properties that only style sheets know a name of two or three letters: the style travels inside every
 * page, and of 1,500 names in it nobody reads one there. What programs or drawings say keeps its name.
 * @param styles style sheets as they are written
 * @param others all else that reaches a browser
 */
export function shortNames(styles: readonly string[], others: readonly string[]) {
  const said = namesIn(others);
  const beginnings = [...said].filter((name) => name.endsWith('-'));
  const own = [...namesIn(styles)].filter(
    (name) => !said.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  const free = freeNames(said);
  const short = new Map(own.toSorted().map((name) => [name, free.next().value]));
  const shorten = (text: string) => text.replaceAll(NAME, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: 'short-names',
    OnceExit(root: Root) {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
      root.walkAtRules((atRule) => {
        atRule.params = shorten(atRule.params);
      });
    },
  };
}

function namesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(NAME) ?? []));
}

function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = FIRST; ; index += 1) {
    const name = `--${index.toString(36)}`;
    if (/^--[a-z]/.test(name) && !taken.has(name)) yield name;
  }
}
