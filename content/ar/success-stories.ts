import { PROMISES } from '../facts/promises.ts';
import { STORY_RESULTS } from '../facts/success-stories.ts';
import { counted } from './counted.ts';

/** The screen /success-stories. */
export const successStories = {
  title: 'قصص النجاح',
  lead: 'أربعة مشاريع بدأت بسؤال صعب وانتهت برقم. هذه مدة كل منها، وما بنيناه فيها، وما تغيّر بعدها.',
  listTitle: 'أربع قصص من العمل',
  durationLabel: 'مدة العمل',
  months: {
    zero: 'شهر',
    one: 'شهر',
    two: 'شهران',
    few: 'أشهر',
    many: 'شهرًا',
    other: 'شهر',
  },
  stories: {
    permits: {
      picture: 'تقاطع طرق سريعة وسط الرمال في الصباح، من الجو',
      cardTitle: 'هيئة السبل: من\u00a011\u00a0نظامًا إلى نافذة واحدة',
      result: `ساعات لتصريح كان يستغرق ${STORY_RESULTS.permitDaysBefore} أيام`,
      description: `جمعنا أنظمة التصاريح في منصّة واحدة خلال العام الأول، ونشغّلها منذ ذلك الحين. انخفض زمن إصدار التصريح من ${STORY_RESULTS.permitDaysBefore} أيام إلى ${STORY_RESULTS.permitHours} ساعات، وبقي توفّر الخدمة فوق\u00a099.9%.`,
    },
    metering: {
      picture: 'حي من بيوت مضاءة الأفنية عند الغسق، من الجو',
      cardTitle: 'ضحى للطاقة: كل عدّاد يتكلم',
      result: 'تراجع في شكاوى الفواتير',
      description: `ربطنا 420 ألف عدّاد ذكي بمركز قياس يقرؤها كل ${counted(PROMISES.meterMinutes, 'minute')}. صار فريق الشبكة يرى الفاقد في يومه، وتراجعت شكاوى الفواتير بنسبة ${STORY_RESULTS.fewerComplaintsPercent}%.`,
    },
    banking: {
      picture: 'مبنى بنك يتدرّج حول فناء مستدير وبركة، من الجو',
      cardTitle: 'بنك الغضى: رحلة واحدة في ست قنوات',
      result: 'نقطة في مؤشر التوصية',
      description: `وحّدنا تجربة العميل بين الفرع والتطبيق ومركز الاتصال، وبنينا لوحة تقيس رضاه بعد كل تعامل. ارتفع مؤشر التوصية ${STORY_RESULTS.recommendationPoints} نقطة، وصارت سبع خدمات من كل عشر تُنجز رقميًا.`,
    },
    clinics: {
      picture: 'أجنحة عيادة بينها نخيل وأحواض ماء، من الجو',
      cardTitle: 'عافين الصحية: عيادة بلا انتظار',
      result: 'غياب أقل عن المواعيد',
      description:
        'أطلقنا في عام واحد منصّة مواعيد مبنية على NDS تخدم 31 مركزًا صحيًا. يحجز المراجع موعده في أقل من دقيقتين، وانخفض التغيّب عن المواعيد إلى النصف.',
    },
  },
} as const;
