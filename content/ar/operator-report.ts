/** What those who run the site read in their own language: the heads of exported tables, and the report. */
export const operatorReport = {
  columns: {
    created_at: 'وقت الإرسال',
    language: 'اللغة',
    id: 'الرقم المرجعي',
  },
  languages: { ar: 'العربية', en: 'الإنجليزية' },
  report: {
    title: 'تقرير الموقع',
    period: 'من {first} إلى {last}',
    written: 'أُعدّ في {moment} بتوقيت الرياض',
    privacy: 'أعداد فقط: لا يحمل هذا التقرير اسمًا ولا بريدًا ولا ما يعرّف بأحد.',
    totals: 'الخلاصة',
    counted: {
      registrations: 'تسجيلات الورش',
      messages: 'رسائل التواصل',
      subscriptions: 'اشتراكات النشرة',
      visits: 'الزيارات',
    },
    byDay: 'بمرور الوقت',
    byWorkshop: 'بحسب الورشة',
    byLanguage: 'بحسب اللغة',
    byPage: 'بحسب الصفحة التي بدأت منها الزيارة',
    bySource: 'بحسب الموقع الذي أحال إليها',
    direct: 'دخول مباشر',
    otherSites: 'مواقع أخرى',
    homePage: 'الصفحة الرئيسية',
    others: 'ما عدا ذلك ({count})',
    most: {
      day: 'الأعلى في يوم واحد: {count}',
      week: 'الأعلى في أسبوع واحد: {count}',
      month: 'الأعلى في شهر واحد: {count}',
    },
    numbers: 'عرض الأعداد',
    none: 'لا شيء في هذه المدة.',
    how: 'كيف تُعدّ الزيارات؟ يعدّها الخادم نفسه حين تُفتح صفحة من خارج الموقع، دون ملف تعريف ارتباط ولا عنوان شبكة ولا بصمة للمتصفح. ولا يعدّ الروبوتات، ولا من طلب عدم التتبّع، ولا التنقل بين صفحات الموقع.',
  },
} as const;
