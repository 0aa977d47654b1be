import type { AtRule, ChildNode, Container, Document, Root, Rule } from 'postcss';

interface Asked {
  /** The system asks for it. */
  media: string;
  /** The visitor asks for it in the display settings. */
  setting: string;
  /** The visitor asks for the opposite. */
  unless?: string;
}

/** What a visitor may ask for in two ways: of the system, or in the display settings. */
const ASKED: Readonly<Record<string, Asked>> = {
  '(--dark)': {
    media: '(prefers-color-scheme: dark)',
    setting: "[data-scheme='dark']",
    unless: "[data-scheme='light']",
  },
  '(--more-contrast)': { media: '(prefers-contrast: more)', setting: "[data-contrast='high']" },
  '(--less-motion)': { media: '(prefers-reduced-motion: reduce)', setting: "[data-animation='reduced']" },
};

/** Large text takes twice the room: the window counts as half as wide, as it does under zoom. */
const LARGE_TEXT = "[data-text-size^='x']";

const AT_ROOT = /^(?::global\()?:root/;

const not = (attribute: string) => `:not(${attribute})`;

/**
 * Rules for what a visitor asks for are written once, as custom media: `@media (--less-motion) { … }`. This turns each
 * into two, one for the system's word and one for the site's own setting, so that they cannot differ. A rule for a width
 * of the window gets a second one for large text, at twice that width. Within `:where()`, a rule keeps its weight.
 */
export function askedFor() {
  return {
    postcssPlugin: 'asked-for',
    Once(root: Root) {
      setBeside(root);
      const atRules: AtRule[] = [];
      root.walkAtRules('media', (atRule) => {
        atRules.push(atRule);
      });
      for (const atRule of atRules) {
        const asked = ASKED[atRule.params];
        if (asked !== undefined) asForSystemAndSetting(atRule, asked);
        else if (WIDTH.test(atRule.params)) asForLargeText(atRule);
        else if (atRule.params.includes('(--')) throw atRule.error('Nobody asks for this, or not alone.');
      }
    },
  };
}

const WIDTH = /\bwidth\b/;
const isAtRule = (node: Container | Document): node is AtRule => node.type === 'atrule';
const isBlock = (node: Container | Document): node is AtRule | Rule => isAtRule(node) || node.type === 'rule';

/** A width that is asked for inside another one is asked for beside it, as both at once: so it gets its rule for large text. */
function setBeside(root: Root): void {
  const last = new Map<AtRule, AtRule>();
  root.walkAtRules('media', (inner) => {
    const between = blocksAround(inner);
    const outer = between.find((block) => isAtRule(block) && WIDTH.test(block.params));
    if (!WIDTH.test(inner.params) || outer === undefined || !isAtRule(outer)) return;
    const both = outer.clone({ params: `${outer.params} and ${inner.params}`, nodes: [] });
    if (/ or |,|and screen/.test(both.params)) throw inner.error('Say both widths at once.');
    const inside = between
      .slice(0, between.indexOf(outer))
      .reduce<ChildNode[]>((nodes, block) => [block.clone({ nodes: [] }).append(nodes)], inner.nodes ?? []);
    both.append(inside);
    (last.get(outer) ?? outer).after(both);
    last.set(outer, both);
    inner.remove();
  });
}

/** From the nearest on. */
function blocksAround(node: AtRule): (AtRule | Rule)[] {
  const found: (AtRule | Rule)[] = [];
  for (let around: Container | Document | undefined = node.parent; around; around = around.parent)
    if (isBlock(around)) found.push(around);
  return found;
}

function asForSystemAndSetting(atRule: AtRule, { media, setting, unless }: Asked): void {
  const bySetting = atRule.clone();
  prefix(bySetting, setting, atRule);
  atRule.params = media;
  if (unless !== undefined) prefix(atRule, not(unless));
  atRule.after(bySetting.nodes);
}

function asForLargeText(atRule: AtRule): void {
  const { params } = atRule;
  const twice = params.replaceAll(/\d+(?=px)/g, (pixels) => String(2 * Number(pixels)));
  const forLargeText = atRule.clone({ params: twice });
  prefix(forLargeText, LARGE_TEXT, atRule);
  // What holds below a width holds below twice that width; what begins at it begins later.
  if (/>=|<=/.test(params)) prefix(atRule, not(LARGE_TEXT));
  atRule.after(forLargeText);
}

/** Lets the rules inside hold only where the root has the attribute. A copy stands where its original does. */
function prefix(atRule: AtRule, attribute: string, { parent }: AtRule = atRule): void {
  if (parent?.type === 'rule') {
    // Nested: what is inside, declarations too, belongs to the rule around.
    const inside = atRule.nodes ?? [];
    atRule.nodes = [];
    atRule.append(parent.clone({ selector: `:where(:root${attribute}) &`, nodes: inside }));
    return;
  }
  for (const node of atRule.nodes ?? []) {
    if (node.type === 'comment') continue;
    if (node.type !== 'rule') throw node.error('What is asked for is written as rules around declarations.');
    node.selectors = node.selectors.map((selector) =>
      // There is one root: a rule that begins at it, in a module too, is asked for there.
      AT_ROOT.test(selector)
        ? selector.replace(AT_ROOT, `$&${attribute.startsWith(':') ? `:where(${attribute})` : attribute}`)
        : `:where(:root${attribute}) ${selector}`,
    );
  }
}
