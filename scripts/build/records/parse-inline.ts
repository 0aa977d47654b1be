import type { Heading, Link, PhrasingContent } from 'mdast';
import { isExternalHref, isHref } from '#content/facts/paths.ts';
import type { Inline, InlinePiece } from '#content/records/article-body.ts';
import type { Fail } from './parse-article-body.ts';

/** Text with emphasis and links; plain text stays a string. */
export function parseInline(nodes: readonly PhrasingContent[], fail: Fail): Inline {
  const pieces = nodes.map((node) => pieceOf(node, fail));
  const [first = ''] = pieces;
  return pieces.length < 2 && typeof first === 'string' ? first : pieces;
}

const COMPLAINTS: Readonly<Record<string, string>> = {
  image: 'a picture stands in a paragraph of its own: put empty lines around it.',
  html: 'HTML has no place here: write Markdown.',
};

function pieceOf(node: PhrasingContent, fail: Fail): InlinePiece {
  // A line that is broken in the file only is one line on the page.
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return node.value;
  if (node.type === 'strong') return { b: parseInline(node.children, fail) };
  if (node.type === 'emphasis') return { em: parseInline(node.children, fail) };
  if (node.type === 'link') return linkOf(node, fail);
  return fail(node, COMPLAINTS[node.type] ?? `"${node.type}" has no look on this site: write it as text.`);
}

function linkOf(node: Link, fail: Fail): InlinePiece {
  const { url } = node;
  const a = parseInline(node.children, fail);
  if (isHref(url)) return { a, to: url };
  if (isExternalHref(url)) return { a, out: url };
  if (/^\/(?:en|ar)(?:\/|$)/.test(url)) {
    return fail(node, `leave the language out of "${url}": the page's own is added.`);
  }
  return fail(node, `"${url}" is no address: write /faq for a page of this site, https://… for another.`);
}

/** A heading of a section: it names the section, so it is text only. */
export function plainText(node: Heading, fail: Fail): string {
  const text = parseInline(node.children, fail);
  return typeof text === 'string' ? text : fail(node, 'a heading is text only, without links or emphasis.');
}
