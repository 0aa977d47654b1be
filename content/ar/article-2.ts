export const article2 = {
  seo: { title: 'article-2', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
