import { SPECIALISTS } from '../facts/promises.ts';
import { counted } from './counted.ts';

/**
 * The screens /careers and /job-post/{id}. A job's texts stand flat, under the keys of the wire
 * (rule:jobs), so that a job's page carries only its own.
 */
export const careers = {
  header: {
    title: 'اصنع خدمات\nيستخدمها الناس',
    crumb: 'الوظائف',
    lead: 'نبحث عمّن يسأل بعد التسليم: هل وصلت الخدمة إلى الناس؟',
    searchLabel: 'ابحث في الوظائف الشاغرة',
    searchPlaceholder: 'مسمى أو قسم أو مهارة',
    search: 'ابحث',
  },
  /** The open place on the line of the roles, at the page's end. */
  openPlace: 'مكانك',
  whyJoin: {
    title: 'لماذا تعمل في {company}؟',
    items: {
      impact: {
        title: 'أثر تراه من حولك',
        description: 'ما تبنيه اليوم يستخدمه غدًا موظف في منطقته، ومراجع في عيادته، وطالب في جامعته.',
      },
      ownership: {
        title: 'قرار بيد من يعمل',
        description: 'الفريق الذي يبني هو الذي يختار تقنيته ويشغّلها، ويُسأل عن مؤشراتها.',
      },
      learning: {
        title: 'فريق يعلّم بعضه بعضًا',
        description: `مراجعة مشتركة كل أسبوع، ومرشد لكل منضم جديد، وأكثر من ${counted(SPECIALISTS, 'specialist')} تسألهم فيجيبون.`,
      },
    },
  },
  benefits: {
    title: 'ما نقدّمه لك',
    items: {
      leave: {
        title: 'يومًا إجازة سنوية',
        description: 'تبدأ من يومك الأول، ولا تُحسب منها الأعياد والإجازات الرسمية.',
      },
      remote: {
        title: 'أيام عن بُعد أسبوعيًا',
        description: 'وساعات مرنة في بقية الأسبوع تتفق عليها مع فريقك.',
      },
      learning: {
        title: 'يومًا للتعلّم كل عام',
        description: 'مدفوعة كلها، مع ميزانية لما تختاره من دورات واختبارات ومؤتمرات.',
      },
      insurance: {
        title: 'تغطية طبية للأسرة',
        description: 'تأمين من الفئة الأولى لك ولزوجك وأبنائك ووالديك، بلا اقتطاع من راتبك.',
      },
    },
  },
  vacancies: {
    title: 'الوظائف الشاغرة',
    filterLabel: 'تصفية الوظائف بحسب القسم',
    all_vacancies: 'كل الوظائف',
    countLabel: '، عدد الوظائف:',
    found: {
      zero: 'لا توجد وظائف مطابقة',
      one: 'وظيفة واحدة',
      two: 'وظيفتان',
      few: '{count} وظائف',
      many: '{count} وظيفة',
      other: '{count} وظيفة',
    },
    emptyTitle: 'لا وظيفة تطابق بحثك الآن',
    emptyDescription: 'جرّب كلمة أعم أو قسمًا آخر، أو اعرض كل الوظائف من جديد.',
    reset: 'عرض كل الوظائف',
    details: 'عرض الوظيفة',
    detailsOf: 'عرض الوظيفة: {title}',
  },
  departments: {
    department_1: 'الحلول الرقمية',
    department_2: 'التحوّل وتجربة العميل',
    department_3: 'الخدمات المُدارة',
  },
  workTypes: { full_time: 'دوام كامل' },
  locations: { sa: 'السعودية' },
  detail: {
    back: 'العودة إلى الوظائف',
    publishedOn: 'نُشرت في {date}',
    apply: 'قدّم على الوظيفة',
    copyLink: 'نسخ الرابط',
    address: 'رابط الوظيفة',
    tabsLabel: 'أقسام الوظيفة',
    tab: 'تفاصيل الوظيفة',
    about: 'عن الوظيفة',
    responsibilities: 'المسؤوليات',
    qualifications: 'الحد الأدنى من المؤهلات',
    related: 'وظائف مشابهة',
    shown: 'تقرؤها الآن',
    closed: {
      notice: 'أُغلق التقديم على هذه الوظيفة، ولم نعد نستقبل طلبات لها.',
      others: 'وظائف مفتوحة',
      all: 'كل الوظائف المفتوحة',
    },
    applyNow: 'قدّم الآن',
    applyNote: 'يُستكمل الطلب في صفحة الإعلان عن الوظيفة خارج هذا الموقع. نقرأ كل طلب ونردّ على صاحبه.',
    submit: 'أرسل طلبك',
  },
} as const;
