export const news = {
  seo: { title: 'news', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
