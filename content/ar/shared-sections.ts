/** Blocks that stand on several screens: trusted companies and the contact banner. */
export const sharedSections = {
  trusted: { heading: 'يثق بنا أكثر من 20 جهة كبرى', label: 'شعارات جهات تثق بنا' },
  contactBanner: { title: 'حدّثنا عن وجهتك،\nونرسم الطريق معًا.', action: 'تواصل معنا' },
} as const;
