import { RETENTION_MONTHS } from '../facts/retention.ts';
import { counted } from './counted.ts';
import { REPLY_TIME } from './reply-time.ts';

const KEPT = counted(RETENTION_MONTHS.messages, 'month', 'accusative');

/** The contact page: how to reach us, and the message form. */
export const contactUs = {
  title: 'تواصل معنا',
  lead: `حدّثنا عن مشروعك، ويتواصل معك مختص من فريقنا ${REPLY_TIME}.`,
  info: {
    heading: 'قنوات التواصل',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    address: 'المكتب',
    mapLink: 'اعرض الموقع على الخريطة',
    now: 'الآن في الرياض {time}',
    social: 'حساباتنا',
    accounts: { x: 'X', linkedin: 'LinkedIn' },
  },
  form: {
    heading: 'أرسل إلينا رسالة',
    submit: 'أرسل الرسالة',
    sending: 'جارٍ إرسال رسالتك',
    again: 'كتابة رسالة أخرى',
    sent: `وصلتنا رسالتك، وسنردّ عليك عبر بريدك الإلكتروني ${REPLY_TIME}.`,
    notice: `تستخدم {company} هذه البيانات للردّ على رسالتك فقط، وتحتفظ بها ${KEPT} من تاريخ استلامها ثم تُتلفها. تفاصيل حقوقك في`,
    subjects: { nds: 'طلب خدمة NDS', minutes: 'تقدير الدقائق', accessibility: 'عائق في النفاذ الرقمي' },
  },
} as const;
