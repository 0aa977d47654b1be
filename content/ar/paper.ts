/** What stands in the margins of a printed page, beside its name and address. */
export const paper = {
  page: 'صفحة {page} من {pages}',
} as const;
