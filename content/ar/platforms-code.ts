export const platformsCode = {
  seo: { title: 'platforms-code', description: 'وصف قيد الكتابة لهذه الصفحة', keywords: 'نود' },
} as const;
