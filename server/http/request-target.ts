/** What a request asks for: its path, still percent-encoded, and its query with the question mark or nothing. */
export interface RequestTarget {
  path: string;
  query: string;
}

/** Reads the target of a request line. The absolute form (`GET http://host/path`), which proxies use, counts too. */
export function parseRequestTarget(target: string): RequestTarget {
  if (!target.startsWith('/')) {
    const url = URL.parse(target);
    return url === null ? { path: target, query: '' } : { path: url.pathname, query: url.search };
  }
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
}
