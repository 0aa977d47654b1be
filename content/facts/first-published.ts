/** When the site went live: the date of a page that has not been changed since, which page-dates.json leaves out. */
export const FIRST_PUBLISHED = '2026-11-21';
