import { siteConfig } from '#site-config';

const TOKEN = /<!--.*?-->|<(?<end>\/?)(?<tag>[a-z][a-z\d-]*)(?<attributes>[^>]*)>|(?<text>[^<]+)/gs;
const VOID = /^(?:br|hr|img|input|source|link|meta|track|wbr|area|col|embed)$/;
/** What a reader of feeds is given; the text of other elements stays without them. */
const KEPT =
  /^(?:p|h[2-4]|ul|ol|li|blockquote|table|caption|thead|tbody|tr|th|td|figure|figcaption|img|a|b|strong|em|br|dl|dt|dd|abbr|bdi)$/;
/** Operated, drawn, or the ways between pages. */
const LEFT_OUT = /^(?:h1|header|nav|form|button|svg|video|script|style|select|label|aside)$/;
const ATTRIBUTES = ['href', 'src', 'alt', 'lang', 'dir', 'title', 'scope'] as const;

function keptAttributes(attributes: string): string {
  return ATTRIBUTES.flatMap((name) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    if (value === undefined) return [];
    const isOwn = (name === 'href' || name === 'src') && value.startsWith('/');
    return [` ${name}="${isOwn ? siteConfig.origin : ''}${value}"`];
  }).join('');
}

/**
 * The text of a page for readers of feeds: the HTML of its main area without what only the page can do, every address
 * absolute. Reads only what React writes: every element is closed, and no attribute holds a bare `<` or `>`.
 */
export function feedText(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const open: { tag: string; isOut: boolean }[] = [{ tag: 'main', isOut: false }];
  let written = '';
  for (const { groups = {} } of main.matchAll(TOKEN)) {
    const { end, tag = '', attributes = '', text } = groups;
    const around = open.at(-1);
    if (around === undefined) break;
    const isKept = !around.isOut && KEPT.test(tag);
    if (text !== undefined) {
      if (!around.isOut) written += text;
    } else if (end === '/') {
      if (isKept) written += `</${tag}>`;
      open.pop();
    } else if (tag !== '') {
      const isOut =
        around.isOut || LEFT_OUT.test(tag) || /\s(?:aria-hidden="true"|data-ending="")/.test(attributes);
      const isPlainPicture = tag === 'img' && !/\salt="[^"]/.test(attributes);
      if (!isOut && KEPT.test(tag) && !isPlainPicture) written += `<${tag}${keptAttributes(attributes)}>`;
      if (!VOID.test(tag) && !attributes.endsWith('/')) open.push({ tag, isOut });
    }
  }
  // A space that holds two words together stays one.
  return written.replaceAll(/[ \n]+/g, ' ').trim();
}
