import { PATHS, type Href } from '#content/facts/paths.ts';

/** The page that answers a query. */
export function searchHref(query: string): Href {
  return `${PATHS.search}?q=${encodeURIComponent(query)}`;
}
