export const post = {
  seo: { title: 'post', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
