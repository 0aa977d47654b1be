import { PATHS } from './paths.ts';

/** The paginator's last page. */
export const LAST_NEWS_PAGE = 10;
/** Pages shown on either side of the current one. */
export const NEWS_PAGE_WINDOW = 2;
/** Cards of one page. */
export const NEWS_PER_PAGE = 6;

export const FEATURED_NEWS = { date: '2025-05-19', href: PATHS.post } as const;

/** The six cards of the first page, newest first. */
export const NEWS = [
  {
    id: 'ideaToPlatform',
    category: 'event',
    date: '2025-05-12',
    href: PATHS.workshop,
    cover: 'news-1',
  },
  { id: 'openings', category: 'careers', date: '2025-05-04', href: PATHS.careers, cover: 'dune-top-3' },
  {
    id: 'turningPoint',
    category: 'event',
    date: '2025-04-22',
    href: PATHS.article2,
    cover: 'news-4',
  },
  { id: 'guide', category: 'article', date: '2025-04-13', href: PATHS.article1, cover: 'news-3' },
  {
    id: 'platformsCode',
    category: 'initiative',
    date: '2025-03-16',
    href: PATHS.platformsCode,
    cover: 'news-2',
  },
  {
    id: 'partnerships',
    category: 'partnership',
    date: '2025-02-09',
    href: PATHS.successPartners,
    cover: 'news-5',
  },
] as const;

/** The newest bulletin of the archive, which fills pages 2 to 10 with one issue a month. */
const NEWEST_ISSUE = { year: 2025, month: 1 };

/** First days, as ISO dates, of the months whose bulletins stand on an archive page (2 and up). */
export function archiveMonths(page: number): string[] {
  return Array.from({ length: NEWS_PER_PAGE }, (_, index) => {
    const monthsBack = (page - 2) * NEWS_PER_PAGE + index;
    const date = new Date(Date.UTC(NEWEST_ISSUE.year, NEWEST_ISSUE.month - 1 - monthsBack, 1));
    return date.toISOString().slice(0, 10);
  });
}
