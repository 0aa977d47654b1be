// Reads the HTML that React writes: every attribute is quoted, and `<`, `>` and `&` are escaped wherever they are text.

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:="([^"]*)")?/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** All start tags, in order; attribute names in lower case, as HTML reads them. */
export function elementsIn(html: string): Element[] {
  return Array.from(withoutScriptText(html).matchAll(TAG), ([, tag = '', attributes = '']) => ({
    tag: tag.toLowerCase(),
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
        name.toLowerCase(),
        unescape(value),
      ]),
    ),
  }));
}

/**
 * The element with an id: its tags and everything between them. Only tags of its own name are counted on the way to its
 * end, which is enough for HTML that closes what it opens.
 */
export function htmlOf(html: string, id: string): string {
  const start = html.search(new RegExp(`<[a-z][a-z0-9-]*\\b[^>]*\\sid="${RegExp.escape(id)}"`));
  const [, tag] = /^<([a-z][a-z0-9-]*)/.exec(html.slice(start)) ?? [];
  if (start < 0 || tag === undefined) throw new Error(`No element has the id ${id}.`);
  let depth = 0;
  for (const { 0: found, index } of html.slice(start).matchAll(new RegExp(`</?${tag}\\b[^>]*>`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + found.length);
  }
  throw new Error(`The element with the id ${id} has no end.`);
}

/** The text a visitor reads, tags and scripts removed. */
export function textOf(html: string): string {
  const body = withoutScriptText(html).replace(/<title>.*?<\/title>/s, '');
  return unescape(body.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

export function attributesOf(
  elements: readonly Element[],
  tag: string,
  attribute: string,
  where: Readonly<Record<string, string>>,
): string[] {
  return elements.flatMap(({ tag: own, attributes }) => {
    const value = attributes[attribute];
    if (own !== tag || value === undefined) return [];
    return Object.entries(where).every(([name, wanted]) => attributes[name] === wanted) ? [value] : [];
  });
}

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Code and data keep their tags' attributes but lose what stands between them. */
function withoutScriptText(html: string): string {
  return html.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3');
}
