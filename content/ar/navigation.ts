/** The navigation bar, the mobile menu and the bar of /nds. */
export const navigation = {
  label: 'التنقل الرئيسي',
  logo: '{company}، الصفحة الرئيسية',
  ndsLogo: 'NDS من {company}، الصفحة الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  showBusinessPaths: 'عرض مسارات الأعمال',
  search: 'البحث في الموقع',
  contactUs: 'تواصل معنا',
  ndsContactUs: 'تواصل معنا',
  links: {
    home: 'الرئيسية',
    aboutUs: 'من نحن',
    businessPaths: 'مسارات الأعمال',
    successPartners: 'شركاء النجاح',
    mediaCenter: 'المركز الإعلامي',
    careers: 'الوظائف',
    services: 'الخدمات',
    successStories: 'قصص النجاح',
  },
} as const;
