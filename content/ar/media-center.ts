/** The media center: events and articles. The article cards have words of their own in articles.ts. */
export const mediaCenter = {
  title: 'المركز الإعلامي',
  lead: 'فعاليات نلتقي فيها، ومقالات نكتب فيها ما تعلّمناه من كل مشروع.',
  events: {
    heading: 'الفعاليات',
    trackLabel: 'بطاقات الفعاليات',
    past: 'فعالية سابقة',
    upcoming: 'فعالية قادمة',
    place: 'عن بُعد',
    action: 'تفاصيل الورشة',
    items: {
      turningPoint: {
        title: 'ورشة NDS: نقطة تحول',
        description: 'نقرأ رحلة المستفيد بالأدلة، ونحدّد معًا اللحظات التي تستحق أن يُعاد تصميمها.',
      },
      afterLaunch: {
        title: 'ورشة NDS: ما بعد الإطلاق',
        description: 'نقرأ أرقام الاستخدام بعد الإطلاق، ونختار منها ما يستحق التحسين أولًا.',
      },
      ideaToPlatform: {
        title: 'ورشة NDS: من الفكرة إلى المنصّة',
        description: 'من فرصة مكتوبة في سطر إلى نموذج أولي جرّبه المستفيدون وخطة إطلاق.',
      },
    },
  },
  articles: { heading: 'المقالات' },
} as const;
