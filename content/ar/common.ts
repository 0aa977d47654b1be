/** Words that stand on every page, whatever it shows. */
export const common = {
  skipToContent: 'تجاوز إلى المحتوى',
  breadcrumb: 'مسار التنقل',
  previous: 'السابق',
  next: 'التالي',
  pauseMotion: 'إيقاف الحركة',
  playMotion: 'تشغيل الحركة',
  opensInNewTab: 'يُفتح في نافذة جديدة',
  close: 'إغلاق',
  backToHome: 'العودة إلى الرئيسية',
  share: 'مشاركة',
  link_copied: 'تم نسخ الرابط',
  loadingPage: 'جارٍ تحميل الصفحة',
  pageFailed: {
    title: 'تعذّر عرض هذه الصفحة',
    description: 'حدث خطأ أثناء تحميل الصفحة. تحقّقوا من الاتصال ثم أعيدوا المحاولة.',
    retry: 'إعادة المحاولة',
  },
} as const;
