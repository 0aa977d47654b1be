/** Stands in place of a page that was never visited, while there is no connection. */
export const offline = {
  title: 'لا يوجد اتصال بالإنترنت',
  description: 'لم تُحفظ هذه الصفحة على جهازك بعد. ما زرته من الموقع يبقى مقروءًا هنا دون اتصال.',
  retry: 'إعادة المحاولة',
  keptLabel: 'صفحات يمكنك قراءتها الآن',
  seo: {
    title: 'لا يوجد اتصال',
    description: 'ما زرته من صفحات موقع {company} يبقى مقروءًا على جهازك دون اتصال بالإنترنت.',
  },
} as const;
