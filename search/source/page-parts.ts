import type { SearchableSection } from '../index/searchable-page.ts';

interface Draft extends SearchableSection {
  outer?: Draft;
  /** Level of the first heading, and how many headings inside are as high. */
  level: number;
  peers: number;
}

interface Part {
  tag: string;
  draft: Draft;
  isLink: boolean;
  isSkipped: boolean;
  /** The level of the heading that the words inside are the text of. */
  level?: number;
}

const TOKEN = /<!--.*?-->|<(?<end>\/?)(?<tag>[a-z][a-z\d-]*)(?<attributes>[^>]*)>|(?<text>[^<]+)/gs;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Not words of the page: pictures, what a form offers to choose from, and the ways between pages. */
const SKIPPED = /^(?:script|style|svg|select|datalist|noscript|template|nav|label|legend)$/;
const BLOCK = /^(?:p|h\d|li|dt|dd|td|th|div|section|article|header|figcaption|summary|button)$/;
/** Not blocks, and often set apart by the style sheet alone. */
const APART = /^(?:time|small|span|b|strong|br)$/;
/** Where a block ends that no mark of punctuation ends. */
const BREAK = '\n';
/** What it says is what one can do, unless it opens the text that its heading names. */
const PRESSED = 'button';
const HEADING = /^h[1-6]$/;
/** A question that opens its answer is a heading too. */
const LOWEST = 6;
/** What an address may lead to: a part of the page, not a heading or a field with an id. */
const CONTAINER = /^(?:section|article|div|header|li|details|form|aside|ol|ul|table)$/;
/** A part that only offers other pages: what it says is theirs. */
const OFFER = /^related-/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decoded(value);
}

/**
 * Cuts a page's main area into its addressable parts, each with its first heading. Words of links are left out: they
 * name the page they lead to, not the one they stand on. Reads only what React writes: every element is closed, and no
 * attribute holds a bare `<` or `>`.
 */
export function pageParts(html: string): SearchableSection[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const beginning = draftOf(undefined, undefined);
  const drafts = [beginning];
  const open: Part[] = [{ tag: 'main', draft: beginning, isLink: false, isSkipped: false }];

  for (const { groups = {} } of main.matchAll(TOKEN)) {
    const { end, tag = '', attributes = '', text } = groups;
    const part = open.at(-1);
    if (part === undefined) break;
    if (text !== undefined) {
      if (!part.isSkipped) write(part, decoded(text).replace(/\s+/g, ' '));
    } else if (end === '/') {
      if (part.tag === tag) open.pop();
      write(part, spaceAround(tag));
    } else if (tag !== '') {
      write(part, spaceAround(tag));
      if (!VOID.test(tag)) open.push(partOf(tag, attributes, part, drafts));
    }
  }
  return drafts.map(finished).filter(({ heading, text }) => heading !== '' || text !== '');
}

function draftOf(id: string | undefined, outer: Draft | undefined): Draft {
  const draft = { heading: '', headings: '', text: '', level: 0, peers: 0 };
  return { ...draft, ...(id !== undefined && { id }), ...(outer !== undefined && { outer }) };
}

function partOf(tag: string, attributes: string, outer: Part, drafts: Draft[]): Part {
  const isHidden = attribute(attributes, 'aria-hidden') === 'true' || /\shidden\b/.test(attributes);
  const id = CONTAINER.test(tag) ? attribute(attributes, 'id') : undefined;
  let { draft } = outer;
  if (id !== undefined) {
    draft = draftOf(id, outer.draft);
    drafts.push(draft);
  }
  const isOffer = id !== undefined && OFFER.test(id);
  const level = HEADING.test(tag) ? Number(tag.charAt(1)) : tag === 'summary' ? LOWEST : undefined;
  if (level !== undefined && draft.level === 0) draft.level = level;
  if (level !== undefined && level <= draft.level) draft.peers += 1;
  const inside = level ?? outer.level;
  return {
    tag,
    draft,
    isLink: outer.isLink || tag === 'a',
    ...(inside !== undefined && { level: inside }),
    isSkipped:
      outer.isSkipped ||
      isHidden ||
      isOffer ||
      SKIPPED.test(tag) ||
      (tag === PRESSED && inside === undefined),
  };
}

function write({ draft, isLink, level }: Part, text: string): void {
  if (level !== undefined) draft.headings += text;
  if (level === draft.level && draft.peers === 1) draft.heading += text;
  else if (!isLink) draft.text += text;
}

function spaceAround(tag: string): string {
  if (BLOCK.test(tag)) return BREAK;
  return APART.test(tag) ? ' ' : '';
}

function tidy(text: string): string {
  const blocks = text.split(BREAK).map((block) => block.replace(/\s+/g, ' ').trim());
  return blocks
    .filter((block) => block !== '')
    .join(BREAK)
    .replace(/(?<=[.:؟?!…])\n/g, ' ')
    .replaceAll(BREAK, ' · ')
    .replace(/ (?=[.,:;،؛؟!])/g, '');
}

/** What stands under the page's own heading is the page; a list of several has the heading above it. */
function finished({ id, outer, heading, headings, text, level, peers }: Draft): SearchableSection {
  const isPage = id === undefined || level === 1;
  return {
    ...(!isPage && { id }),
    heading: tidy(peers > 1 ? (outer?.peers === 1 ? outer.heading : '') : heading),
    headings: tidy(headings),
    text: tidy(peers > 1 ? `${heading} ${text}` : text),
  };
}
