/** The paginator's last page (specification, section 9). */
export const LAST_NEWS_PAGE = 10;
