/** What stands around every article: its kind, the way back, the headings of lists. The articles are in articles/. */
export const articleFrame = {
  kinds: { article: 'مقال', workshop: 'ورشة عمل', initiative: 'مبادرة' },
  back: 'العودة إلى المركز الإعلامي',
  related: 'مقالات ذات صلة',
  more: 'مقالات أخرى',
} as const;
