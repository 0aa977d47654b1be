import { FIRST_PUBLISHED } from '#content/facts/first-published.ts';
import dates from '#content/facts/page-dates.json' with { type: 'json' };

/** ISO date of a page's last content change, by its language-free path. */
export function lastModified(path: string): string {
  const known: Readonly<Record<string, string | undefined>> = dates;
  return known[path] ?? FIRST_PUBLISHED;
}
