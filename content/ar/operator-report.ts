/** What those who run the site read in their own language: the heads of exported tables, and the report. */
export const operatorReport = {
  columns: {
    created_at: 'وقت الإرسال',
    language: 'اللغة',
    id: 'الرقم المرجعي',
  },
  languages: { ar: 'العربية', en: 'الإنجليزية' },
} as const;
