import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';

/** /services. The five solutions take their names from `ourServices`. */
export const services = {
  title: 'الخدمات',
  lead: 'نقدّم المشورة ونبني ونشغّل بفريق واحد، يحضر الاجتماع الأول ويبقى حتى تستقر الخدمة.',
  whatWeDo: {
    title: 'ما الذي نفعله؟',
    items: {
      advise: {
        title: 'نقدّم المشورة',
        description:
          'نقيّم النضج الرقمي، ونرسم البنية المؤسسية وخارطة طريق لكل مبادرة فيها مالك وميزانية وموعد.',
      },
      build: {
        title: 'نبني',
        description: `منصّات وتطبيقات وتكامل بين الأنظمة، في دورات مدتها ${counted(PROMISES.cycleWeeks, 'week', 'nominative')}، تنتهي كل منها بنسخة تعمل.`,
      },
      operate: {
        title: 'نشغّل',
        description: 'مراقبة ودعم على مدار الساعة، باتفاقية مستوى خدمة نعرض عليكم أرقامها كل شهر.',
      },
    },
  },
  solutions: {
    title: 'خمسة حلول تعمل معًا',
    lead: 'ابدؤوا بما تحتاجون إليه الآن، وأضيفوا غيره متى احتجتم: كل حل منها يعمل وحده ويتصل بالبقية.',
    viewMore: 'عرض المزيد',
  },
} as const;
