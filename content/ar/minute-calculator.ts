import { HOURS_A_DAY } from '../facts/time-estimate.ts';
import { counted } from './counted.ts';

/** The calculator of the minutes that a service could give back to people. */
export const minuteCalculator = {
  title: 'كم يومًا تعيدون إلى الناس؟',
  lead: 'اختاروا خدمة من خدماتكم: كم طلبًا تستقبل في السنة، وكم دقيقة يستغرق الطلب اليوم، وكم دقيقة منها يمكن أن تُلغى.',
  fields: {
    requests: 'الطلبات في السنة',
    minutes: 'مدة الطلب اليوم',
    saved: 'ما يُلغى من هذه المدة',
  },
  back: 'يعود إلى الناس كل سنة',
  note: `هذا تقدير، واليوم فيه ${counted(HOURS_A_DAY, 'hour')}. لا يُرسل منه شيء حتى ترسلوا رسالتكم.`,
  carry: 'راسلنا بهذا التقدير',
  message: 'تقدير من حاسبة الدقائق: {formula}. مدة الطلب اليوم: {minutes}.',
  units: {
    request: {
      zero: '{count} طلب',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    },
    minute: {
      zero: '{count} دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
    day: {
      zero: '{count} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
} as const;
