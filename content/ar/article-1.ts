export const article1 = {
  seo: { title: 'article-1', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
