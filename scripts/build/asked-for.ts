import type stylelint from 'stylelint';

/** A style sheet as PostCSS reads it, for Vite as for stylelint. */
type Root = Parameters<ReturnType<stylelint.Rule>>[0];
type Node = Root['nodes'][number];

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

/**
 * Rules for what a visitor asks for are written once, as custom media: `@media (--less-motion) { … }`. This turns each
 * into two, one for the system's word and one for the site's own setting, so that they cannot differ. Prefixed by
 * `:where()`, a rule keeps its weight.
 */
export function askedFor() {
  return {
    postcssPlugin: 'asked-for',
    Once(root: Root) {
      root.walkAtRules('media', (atRule) => {
        const asked = ASKED[atRule.params];
        if (asked === undefined) {
          if (atRule.params.includes('(--')) throw atRule.error('Nobody asks for this, or not alone.');
          return;
        }
        const bySetting = atRule.clone().nodes ?? [];
        atRule.params = asked.media;
        if (asked.unless !== undefined) {
          for (const node of atRule.nodes ?? []) prefix(node, `:not(${asked.unless})`);
        }
        for (const node of bySetting) prefix(node, asked.setting);
        atRule.after(bySetting);
      });
    },
  };
}

/** Lets a rule hold only where the root has the attribute. */
function prefix(node: Node, attribute: string): void {
  if (node.type === 'comment') return;
  if (node.type !== 'rule') throw node.error('What is asked for is written as rules around declarations.');
  node.selectors = node.selectors.map((selector) =>
    selector.startsWith(':root')
      ? selector.replace(':root', `:root${attribute}`)
      : `:where(:root${attribute}) ${selector}`,
  );
}
