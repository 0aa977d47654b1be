import { FOUNDED } from '../facts/founded.ts';

/** The last line of a page, which leads on from what was read there; `between`, where one stands in its midst, too. */
export const endings = {
  contact: 'تواصل معنا',
  aboutUs: { label: `من ${FOUNDED} إلى اليوم`, title: 'تعرّف إلى من وثقوا بنا' },
  services: { between: 'لديكم خدمة تشبه إحدى هذه؟', title: 'أي مرحلة تشغلكم اليوم؟' },
  ourServices: { title: 'ابدؤوا بواحدة، وأضيفوا البقية حين تحتاجون إليها' },
  businessPaths: { title: 'أي مسار يناسبكم؟ صفوا لنا المشروع' },
  path1: { label: 'المسار التالي، من الصباح' },
  path2: { label: 'المسار التالي، من الظهيرة' },
  path3: { label: 'المسار التالي، من آخر العصر' },
  path4: { label: 'المسار التالي، من أول الليل' },
  path5: { label: 'يبدأ يوم جديد من المسار الأول' },
  successStories: { between: 'أمامكم سؤال يشبه أحد هذه؟', title: 'القصة الخامسة تبدأ من سؤالكم' },
  successPartners: { label: 'من الأسماء إلى ما أنجزناه معها', title: 'اقرأ أربع قصص\nبمددها ونتائجها' },
  workshop: { label: 'بعد الورشة تبدأ المبادرة' },
  platformsCode: { title: 'الحقل التالي لمنصّتكم' },
  nextArticle: { label: 'المقال التالي' },
  careers: { title: 'لم تجد مكانك بعد؟\nعرّفنا بنفسك' },
  job: { title: 'وظائفنا كلها على خط واحد' },
  mediaCenter: { title: 'رسالة واحدة كل شهر، فيها ما تعلّمناه' },
  news: { title: 'أخبار الشهر في\u00A0رسالة واحدة', action: 'اشترك في النشرة' },
  privacy: { title: 'سؤال عن بياناتك؟ اكتب إلينا' },
  terms: { title: 'بند غير واضح؟ نشرحه لك' },
  accessibility: { title: 'عائق في طريقك؟ نزيله معك', action: 'أبلغ عن عائق' },
  search: { title: 'سؤال لا تجيب عنه صفحة؟ نجيبك نحن' },
  siteMap: { title: 'لم تجد ما تبحث عنه؟ اسألنا مباشرة' },
} as const;
