import { REPLY_TIME } from './reply-time.ts';

/** The dialogs behind the footer's accessibility tools. */
export const accessibility = {
  search: {
    title: 'البحث في الموقع',
    label: 'عمّ تبحث؟',
    placeholder: 'خدمة، وظيفة، مقال…',
    hint: 'اكتب كلمة أو أكثر لعرض الصفحات التي تتناولها.',
    loading: 'جارٍ تحميل فهرس البحث…',
    failed: 'تعذّر تحميل فهرس البحث. تحقّق من الاتصال ثم أغلق هذه النافذة وافتحها من جديد.',
    nothing: 'لا نتائج لهذه الكلمات. جرّب كلمة أعم، أو تصفّح خريطة الموقع.',
    siteMap: 'خريطة الموقع',
    count: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
  },
  view: {
    title: 'خيارات العرض',
    description: 'تُحفظ هذه الخيارات في متصفحك وحده، وتسري على صفحات الموقع كلها.',
    textSize: { label: 'حجم النص', normal: 'عادي', large: 'كبير', largest: 'كبير جدًا' },
    contrast: { label: 'التباين', normal: 'عادي', high: 'عالٍ' },
    animation: { label: 'الحركة', normal: 'كما في جهازي', reduced: 'بلا حركة' },
    links: { label: 'الروابط', normal: 'عادية', underlined: 'تحتها خط' },
    reset: 'إعادة الخيارات إلى أصلها',
  },
  signLanguage: {
    title: 'الدعم بلغة الإشارة',
    description:
      'نوفّر لقاءات مرئية بلغة الإشارة السعودية لكل من يريد السؤال عن خدماتنا أو التقديم على وظيفة أو حضور ورشة. اللقاء مجاني ويُحجز مسبقًا.',
    steps: [
      'راسلنا بالبريد الإلكتروني، واذكر أنك تطلب لقاءً بلغة الإشارة.',
      `نقترح عليك موعدًا ${REPLY_TIME}، ونرسل رابط اللقاء المرئي.`,
      'يحضر اللقاء مترجم لغة إشارة معتمد مع المختص من فريقنا.',
    ],
    mailSubject: 'طلب لقاء بلغة الإشارة',
    openProvider: 'بدء محادثة بلغة الإشارة',
  },
} as const;
