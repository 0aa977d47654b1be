/** The site's search: its dialog, its page and the field on the not-found page. */
export const search = {
  title: 'البحث في\u00A0الموقع',
  seo: {
    title: 'البحث',
    description: 'ابحث في صفحات موقع {company} كلها: الخدمات، والوظائف، والمقالات، والأخبار.',
  },
  label: 'عمّ تبحث؟',
  placeholder: 'خدمة، وظيفة، مقال…',
  submit: 'ابحث',
  hint: 'اكتب كلمة أو أكثر لعرض الصفحات التي تتناولها.',
  shortcut: 'للوصول إلى البحث من أي صفحة: المفتاح / أو Ctrl+K. والمفتاح «؟» يعرض كل المفاتيح.',
  loading: 'جارٍ تحميل فهرس البحث…',
  failed: 'تعذّر تحميل فهرس البحث. تحقّق من الاتصال ثم أعد المحاولة.',
  nothing: 'لا نتائج لهذه الكلمات. جرّب كلمة أعم، أو تصفّح خريطة الموقع.',
  related: 'قريب مما بحثت عنه',
  siteMap: 'خريطة الموقع',
  meant: 'هل تقصد: {query}؟',
  all: 'كل النتائج في صفحة',
  count: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
} as const;
