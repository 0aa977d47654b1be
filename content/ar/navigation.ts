/** The navigation bar, the mobile menu and the bar of /nds. */
export const navigation = {
  label: 'التنقل الرئيسي',
  logo: 'نود، الصفحة الرئيسية',
  ndsLogo: 'NDS من نود، الصفحة الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  showBusinessPaths: 'عرض مسارات الأعمال',
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
