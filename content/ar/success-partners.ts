import { STORY_RESULTS } from '../facts/success-stories.ts';

/** The screen /success-partners. Names of the entities come with their marks. */
export const successPartners = {
  title: 'شركاء النجاح',
  lead: 'نجاحنا يُقرأ في أسماء من نعمل معهم: جهات ائتمنتنا على خدماتها، ومزوّدو تقنية نتكامل معهم.',
  leadingEntities: {
    title: 'جهات رائدة',
    lead: 'من النقل والطاقة إلى الصحة والتعليم، نعمل مع كل جهة بفريق يعرف قطاعها ويبقى معها بعد الإطلاق.',
    showMore: 'عرض المزيد',
    showLess: 'عرض أقل',
    results: {
      subul: `يصدر التصريح في\u00a0${STORY_RESULTS.permitHours}\u00a0ساعات بدلًا من ${STORY_RESULTS.permitDaysBefore}\u00a0أيام`,
      ghada: `ارتفع مؤشر التوصية ${STORY_RESULTS.recommendationPoints}\u00a0نقطة`,
    },
    sectors: {
      subul: 'النقل والطرق',
      ghada: 'المصارف',
      wahat: 'التعليم العالي',
      dhuha: 'الطاقة المتجددة',
      rafid: 'السكك الحديدية',
      aafeen: 'الرعاية الصحية',
      teena: 'التطوير العمراني',
      marafi: 'الموانئ',
      midmar: 'أسواق المال',
      hadbah: 'الطيران',
      najdia: 'التأمين',
      qanat: 'المياه',
      ruml: 'إدارة الاستثمار',
      nafala: 'الزراعة والغذاء',
      hajara: 'التعدين',
      wajhat: 'السياحة',
      fanajin: 'الضيافة',
      halqah: 'الاتصالات',
      mishkat: 'الثقافة والتراث',
      ferrola: 'الصناعات المعدنية',
      zill: 'العقار',
      oryxa: 'الحياة الفطرية',
      polarbit: 'مراكز البيانات',
      meridna: 'الخدمات البحرية',
    },
  },
  strategicPartnerships: {
    title: 'شراكات استراتيجية',
    lead: 'تسعة مزوّدين عالميين ومحليين نصمّم معهم الحلول، ونتدرّب على تقنياتهم، ونتقاسم معهم مسؤولية الدعم.',
  },
} as const;
