/** Where a visitor is: a part of the address, and which entry of the tab's history it is. */
export interface Place {
  /** Without the language's prefix. */
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** With its number sign; empty where there is none. */
  readonly hash: string;
  /** Names the entry. */
  readonly key: string;
  /** What the code that went here wrote down for itself. */
  readonly note: string | undefined;
}

/** How a visitor came to a place: by Back, Forward or a new document; by a link; or in place of the one before. */
export type Arrival = 'pop' | 'push' | 'replace';

/** The parts of a path that may have a query and a hash, such as a link names it. */
export function partsOf(href: string): Pick<Place, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(href, 'http://here');
  return { pathname, search, hash };
}

/** A path with the prefix of the pages' language: `/en` and `/` are `/en`. */
export function withPrefix(prefix: string, path: string): string {
  return `${prefix}${path.replace(/^\/(?=$|[?#])/, prefix === '' ? '/' : '')}`;
}

/** A name for an entry of the tab's history. */
export const newKey = (): string => Math.random().toString(36).slice(2);

/** What stands in the present entry. One that the browser made by itself (a first page, a hash typed) gets its name. */
export function entryOfBrowser(): { key: string; note: string | undefined } {
  const entry: unknown = history.state;
  if (typeof entry === 'object' && entry !== null && 'key' in entry) {
    const note = 'note' in entry && typeof entry.note === 'string' ? entry.note : undefined;
    return { key: String(entry.key), note };
  }
  const named = { key: newKey(), note: undefined };
  history.replaceState(named, '');
  return named;
}

/** Where the browser is; `prefix` is the language's. */
export function placeOfBrowser(prefix: string): Place {
  const { pathname, search, hash } = window.location;
  return { pathname: pathname.slice(prefix.length) || '/', search, hash, ...entryOfBrowser() };
}
