import dates from '#content/facts/page-dates.json' with { type: 'json' };
import type { LazyPage } from './lazy-page.ts';
import { knowPageDates } from './page-dates.ts';

/** What showing another page takes, and the one that came with its HTML does without: it is fetched once that one runs. */
export { PageHead } from './head/page-head.tsx';

knowPageDates(dates);

const chunks = import.meta.glob<unknown>('../pages/*/*-page.tsx');

/** The chunk of a page; the names of all files that pages need come with it. */
export async function chunkOf({ file }: Pick<LazyPage, 'file'>): Promise<unknown> {
  return chunks[file.replace('src/', '../')]?.();
}
