/** The news page: a featured item, six news cards, and an archive of monthly newsletters behind the paginator. */
export const news = {
  seo: {
    title: 'الأخبار',
    description:
      'أخبار {company}: الورش والمبادرات والشراكات والوظائف الجديدة، وأرشيف النشرة الشهرية، والاشتراك فيها بالبريد.',
    keywords: 'أخبار {company}، النشرة الشهرية، مبادرات، شراكات، ورش عمل',
  },
  title: 'الأخبار',
  lead: 'ما أنجزناه، ومن انضم إلينا، وما\u00A0نستعد\u00A0له. رسالة واحدة كل شهر إن اشتركت.',
  featured: { label: 'الخبر الأبرز' },
  latest: {
    heading: 'آخر الأخبار',
    categories: {
      event: 'فعالية',
      initiative: 'مبادرة',
      careers: 'وظائف',
      partnership: 'شراكة',
      article: 'مقال',
    },
  },
  archive: {
    heading: 'أرشيف النشرة الشهرية',
    note: 'نرسل النسخة الكاملة من أي عدد لمن يطلبها.',
    request: 'اطلب عددًا من الأرشيف',
    issue: 'نشرة {month}',
  },
  paginator: { label: 'صفحات الأخبار', page: 'الصفحة {number}', title: '{title}، الصفحة {page} من {last}' },
} as const;
