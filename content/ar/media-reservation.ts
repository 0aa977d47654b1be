import { RETENTION_MONTHS } from '../facts/retention.ts';
import { counted } from './counted.ts';

const KEPT = counted(RETENTION_MONTHS.registrations, 'month', 'accusative');

/** The workshop page /media/ndsworkshop with its registration form and result pages. */
export const mediaReservation = {
  tag: 'فعالية',
  /** A workshop of the series with its own name, for whoever meets it outside the page. */
  eventName: 'ورشة NDS: {workshop}',
  registered_workshop: 'سُجّل اسمك في الورشة.',
  form: {
    heading: 'احجز مقعدك',
    /** Where the day shown is over. */
    headingForNext: 'احجز للموعد القادم',
    submit: 'أرسل طلب الحجز',
    sending: 'جارٍ إرسال طلبك',
    again: 'تسجيل مشارك آخر',
    soonOption: '{workshop} (قريبًا)',
    closedOption: '{workshop} (أُغلق التسجيل)',
    nextDate: 'موعدها القادم {date} بتوقيت الرياض.',
    pastDate: 'نضمّ اسمك إلى قائمة من نخبرهم بموعدها القادم.',
    noDate: 'لم يُحدَّد موعدها بعد. نضمّ اسمك إلى قائمة من نخبرهم به.',
    notice: `تجمع {company} هذه البيانات لتسجيلك في الورشة وإخبارك بموعدها ورابطها فقط، وتحتفظ بها ${KEPT} من تاريخ التسجيل ثم تُتلفها. تفاصيل حقوقك في`,
    closed: 'أُغلق باب التسجيل في هذه الورشة. راسلنا لنخبرك بموعد الورشة القادمة.',
  },
  intro:
    'لقاء تفاعلي يجمع مصممي الخدمات وملّاك المنتجات وقادة التحوّل الرقمي في الجهات الحكومية، لنعيد معًا التفكير في الخدمة بعين المستفيد، ونبني على الأدلة.',
  objectives: {
    heading: 'أهداف الورشة',
    items: [
      'فهم رحلة المستفيد كما يعيشها لا كما تصفها الوثائق.',
      'تحويل التحديات إلى فرص تصميم مرتّبة بحسب الأثر.',
      'الخروج بنموذج أولي وخطة عمل يتفق عليها الجميع.',
    ],
  },
  /** Where a workshop may be held, as a part of a sentence. */
  places: { online: 'عن بُعد' },
  dates: {
    heading: 'مواعيد الفعالية',
    /** Beside a day that is over. */
    past: 'مضى موعدها.',
    /** Below the page's title, where it is said whole. */
    pastAndNext: 'مضى موعدها. من يسجّل اسمه نخبره بموعدها القادم.',
    before: 'عُقدت من قبل في {date}.',
    closed: 'أُغلق التسجيل فيها.',
    addToCalendar: 'أضف إلى التقويم',
  },
  location: {
    heading: 'المكان',
    text: 'عن بُعد، عبر منصّة اجتماعات مرئية. يصل الرابط إلى بريد المسجّلين قبل الموعد.',
  },
  participants: { heading: 'الجهات المشاركة', imageAlternative: 'شعارات الجهات المشاركة: {names}' },
  workshops: {
    heading: 'محاور الورش',
    soon: 'قريبًا',
    turningPoint: {
      name: 'نقطة تحول',
      subtitle: 'الورشة الأولى: نفهم قبل أن نصمّم',
      topics: [
        'لماذا تتعثّر المنصّات بعد الإطلاق؟',
        'قراءة احتياج المستفيد بالأدلة',
        'رسم رحلة الخدمة الحالية',
        'تحديد لحظات التحوّل الحاسمة',
        'أنظمة التصميم وكود المنصات لهيئة الحكومة الرقمية',
        'قياس النجاح قبل البناء',
      ],
    },
    ideaToPlatform: {
      name: 'من الفكرة إلى المنصّة',
      subtitle: 'الورشة الثانية: نصمّم ونختبر ونسلّم',
      topics: [
        'من الفرصة إلى المفهوم',
        'النمذجة الأولية السريعة',
        'اختبار قابلية الاستخدام',
        'تسليم التصميم إلى التطوير',
        'خارطة الإطلاق والتحسين',
      ],
    },
    afterLaunch: { name: 'ما بعد الإطلاق', subtitle: 'الورشة الثالثة', topics: [] },
  },
  result: {
    backToForm: 'العودة إلى نموذج التسجيل',
    backToWorkshop: 'العودة إلى صفحة الورشة',
    registered: {
      title: 'سُجّل اسمك في الورشة',
      description:
        'حُفظ طلبك لدينا، ويصلك رابط الاجتماع على بريدك الإلكتروني قبل الموعد. وإن كان موعد الورشة قد مضى نخبرك بموعدها القادم حين يُحدَّد.',
    },
    incomplete: {
      title: 'لم يكتمل طلبك',
      description:
        'ينقص الطلب حقلٌ مطلوب، أو أن البريد الإلكتروني غير صحيح. عُد إلى النموذج بزر الرجوع في متصفحك لتجد ما كتبته، ثم أكمله وأرسله.',
    },
    closed: {
      title: 'التسجيل في هذه الورشة غير متاح',
      description:
        'لم يُفتح التسجيل فيها بعد، أو أُغلق، فلم يُحفظ طلبك. عُد إلى النموذج بزر الرجوع في متصفحك لتجد ما كتبته، واختر ورشة أخرى.',
    },
    failed: {
      title: 'تعذّر حفظ طلبك',
      description:
        'لم نتمكن من حفظ طلبك الآن. عُد إلى النموذج بزر الرجوع في متصفحك لتجد ما كتبته، وأرسله مرة أخرى بعد قليل.',
    },
  },
} as const;
