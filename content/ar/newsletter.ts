import { NEWSLETTER_DAYS } from '../facts/retention.ts';
import { counted } from './counted.ts';

/** The pages behind the links of the newsletter's letters. */
export const newsletter = {
  toNews: 'إلى الأخبار',
  confirm: {
    title: 'أكّد اشتراكك في نشرتنا',
    description: 'بضغطة واحدة نضيف بريدك إلى نشرتنا الشهرية، ويمكنك إلغاء اشتراكك متى شئت.',
    button: 'أكّد الاشتراك',
  },
  confirmed: {
    title: 'اكتمل اشتراكك',
    description: 'أضفنا بريدك إلى نشرتنا الشهرية، وفي كل رسالة منها رابط لإلغاء الاشتراك.',
  },
  unsubscribe: {
    title: 'إلغاء الاشتراك في النشرة',
    description: 'بضغطة واحدة نحذف بريدك من قائمة نشرتنا الشهرية.',
    button: 'ألغِ الاشتراك',
  },
  unsubscribed: {
    title: 'أُلغي اشتراكك',
    description: 'حذفنا بريدك من قائمة نشرتنا الشهرية، ولن تصلك أعدادها. ويسعدنا أن تعود متى شئت.',
  },
  expired: {
    title: 'انتهت صلاحية هذا الرابط',
    description: `يعمل رابط التأكيد ${counted(NEWSLETTER_DAYS, 'day')} من وصوله. يمكنك الاشتراك من جديد في صفحة الأخبار، فتصلك رسالة برابط آخر.`,
  },
  failed: {
    title: 'تعذّر إتمام طلبك',
    description: 'لم نتمكن من حفظ طلبك الآن. افتح الرابط الذي في الرسالة مرة أخرى بعد قليل.',
  },
} as const;
