import { REPLY_TIME } from './reply-time.ts';

/** The dialogs behind the footer's accessibility tools. */
export const accessibility = {
  view: {
    title: 'خيارات العرض',
    description: 'تُحفظ هذه الخيارات في متصفحك وحده، وتسري على صفحات الموقع كلها.',
    textSize: {
      label: 'حجم النص',
      normal: 'عادي',
      large: 'كبير',
      largest: 'كبير جدًا',
      x150: 'مرة ونصف',
      x200: 'ضعف الحجم',
    },
    spacing: { label: 'المسافات في النص', normal: 'عادية', wide: 'واسعة بين\u00A0الكلمات' },
    scheme: { label: 'المظهر', system: 'كما في جهازي', light: 'نهاري', dark: 'ليلي' },
    contrast: { label: 'التباين', normal: 'كما في جهازي', high: 'عالٍ' },
    animation: { label: 'الحركة', normal: 'كما في جهازي', reduced: 'بلا حركة' },
    links: { label: 'الروابط', normal: 'عادية', underlined: 'تحتها خط' },
    shortcuts: { label: 'مفتاحا البحث والمساعدة', on: 'مفعّل', off: 'معطّل' },
    reset: 'إعادة الخيارات إلى أصلها',
  },
  keys: {
    title: 'مفاتيح الموقع',
    search: 'فتح البحث',
    skip: 'تجاوز القائمة إلى المحتوى، في أول الصفحة',
    close: 'إغلاق القائمة أو النافذة المفتوحة',
    next: 'التالي، في كل ما يُمرَّر جانبًا',
    previous: 'السابق',
    ends: 'البداية والنهاية',
    help: 'عرض هذه المفاتيح',
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
