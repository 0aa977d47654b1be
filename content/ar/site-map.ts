export const siteMap = {
  seo: { title: 'site-map', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
