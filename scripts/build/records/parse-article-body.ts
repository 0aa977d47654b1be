import type { BlockContent, DefinitionContent, Image, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { ILLUSTRATIONS } from '#content/facts/illustrations.ts';
import type { ArticleBody, Block, Inline } from '#content/records/article-body.ts';
import { ContentError } from './content-error.ts';
import { parseInline, plainText } from './parse-inline.ts';
import type { TextFile } from './text-file.ts';

/**
 * The Markdown below a file's head, as the few elements that an article has a look for.
 * @throws {ContentError} at the line of what has none, with what to write instead
 */
export function parseArticleBody({ file, body, bodyLine }: TextFile): ArticleBody {
  const root = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const opening: Block[] = [];
  const sections: { heading: string; blocks: Block[] }[] = [];
  const fail: Fail = (node, complaint) => {
    throw new ContentError(file, bodyLine + (node.position?.start.line ?? 1) - 1, complaint);
  };
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ heading: plainText(node, fail), blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? opening).push(blockOf(node, fail));
    }
  }
  return { opening, sections };
}

/** Complains at a node's line. */
export type Fail = (node: { position?: RootContent['position'] }, complaint: string) => never;

/** What an editor may write by habit and the site has no look for, with what to write instead. */
const COMPLAINTS: Readonly<Record<string, string>> = {
  heading: 'the title is in the head; within the text headings begin with ## or ###.',
  html: 'HTML has no place here: write Markdown.',
  code: 'a block of code has no look on this site (were these lines indented by mistake?).',
  thematicBreak: 'a rule has no look on this site: begin a part with ## instead.',
};

function blockOf(node: RootContent, fail: Fail): Block {
  if (node.type === 'paragraph') {
    const [only] = node.children;
    if (node.children.length === 1 && only?.type === 'image') return pictureOf(only, fail);
    return { p: parseInline(node.children, fail) };
  }
  if (node.type === 'heading' && node.depth === 3) return { h3: parseInline(node.children, fail) };
  if (node.type === 'list') {
    const items = node.children.map((item) => paragraph(item.children, fail, item));
    return node.ordered === true ? { ol: items } : { ul: items };
  }
  if (node.type === 'blockquote') {
    return { quote: node.children.map((child) => paragraph([child], fail, node)) };
  }
  if (node.type === 'table') return { table: tableOf(node, fail) };
  return fail(
    node,
    COMPLAINTS[node.type] ?? `"${node.type}" has no look on this site: write it as a paragraph.`,
  );
}

function pictureOf(node: Image, fail: Fail): Block {
  const picture = ILLUSTRATIONS.find((name) => name === node.url);
  if (picture === undefined) {
    return fail(node, `there is no picture "${node.url}"; choose one of: ${ILLUSTRATIONS.join(', ')}.`);
  }
  return { picture, alt: node.alt ?? '', ...(node.title && { caption: node.title }) };
}

/** The one paragraph of a list item or a quotation. */
function paragraph(
  children: readonly (BlockContent | DefinitionContent)[],
  fail: Fail,
  parent: RootContent,
): Inline {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'paragraph') {
    return fail(parent, 'each point is one paragraph: write a list inside a list as sentences.');
  }
  return parseInline(only.children, fail);
}

function tableOf(node: Table, fail: Fail) {
  const rows = node.children.map((row) => row.children.map((cell) => parseInline(cell.children, fail)));
  const [head = [], ...rest] = rows;
  return { head, rows: rest };
}
