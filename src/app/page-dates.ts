import { FIRST_PUBLISHED } from '#content/facts/first-published.ts';

let known: Readonly<Record<string, string | undefined>> | undefined;

/** Makes the dates of all pages known: to the renderer at once, to a browser with what shows the next page. */
export function knowPageDates(dates: Readonly<Record<string, string>>): void {
  known = dates;
}

/** ISO date of a page's last content change, by its language-free path; until all are known, what the served page says. */
export function lastModified(path: string): string {
  const said =
    known === undefined ? document.querySelector('footer time')?.getAttribute('datetime') : known[path];
  return said ?? FIRST_PUBLISHED;
}
