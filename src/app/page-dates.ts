import dates from '#content/facts/page-dates.json' with { type: 'json' };

/** When the site went live: what a page shows that has not been changed since. */
const FIRST_PUBLISHED = '2026-11-21';

/** ISO date of a page's last content change, by its language-free path. */
export function lastModified(path: string): string {
  const known: Readonly<Record<string, string | undefined>> = dates;
  return known[path] ?? FIRST_PUBLISHED;
}
