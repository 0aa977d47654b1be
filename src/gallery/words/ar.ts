import type { ExampleWords } from '#src/ui/example.ts';

/** Sample words in Arabic: long and short, with a numeral as the site has them. */
export const ar: ExampleWords = {
  action: 'اقرأ المزيد',
  longAction: 'احجز مقعدك في ورشة العمل يوم 15 مايو (يُفتح في تبويب جديد)',
  back: 'المركز الإعلامي',
  busy: 'جارٍ الإرسال',
  category: 'ورشة عمل',
  close: 'إغلاق',
  error: 'املأ هذا الحقل.',
  heading: 'ما يفعله فريق تجربة المستخدم قبل السطر الأول من البرنامج',
  hint: 'لا يبدو هذا رقمًا صحيحًا: يُرجى كتابة 10 أرقام.',
  items: ['البحث', 'تصميم الخدمات', 'التطوير', 'دعم على مدار الساعة'],
  label: 'الاسم الكامل',
  next: 'التالي',
  note: 'قريبًا',
  page: 'صفحة',
  paragraph: 'نص قصير من جملتين. وهو طويل بما يكفي لينكسر سطره على شاشة الجوال.',
  pause: 'إيقاف الحركة',
  play: 'تشغيل الحركة',
  previous: 'السابق',
  subtitle: 'ثلاثة أشهر',
  trail: 'أنت هنا',
};
