/** A place in a paginator: a page, or the gap that an ellipsis stands for. */
export type PagePlace = number | 'gap-before' | 'gap-after';

/**
 * The first and the last page, the pages around the current one, and a gap wherever pages are left out,
 * even a single one (rule:news-paginator). Page 5 of 10 is `1 … 3 4 5 6 7 … 10`.
 */
export function pageList(current: number, last: number, window: number): PagePlace[] {
  const from = Math.max(current - window, 1);
  const to = Math.min(current + window, last);
  const places: PagePlace[] = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (from > 2) places.unshift('gap-before');
  if (from > 1) places.unshift(1);
  if (to < last - 1) places.push('gap-after');
  if (to < last) places.push(last);
  return places;
}

/** The page that an address names; the first one where it names none that exists. */
export function parsePage(value: string | null, last: number): number {
  const page = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 1;
  return page >= 1 && page <= last ? page : 1;
}
