export const ourServices = {
  seo: { title: 'our-services', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
