import { siteConfig } from '../../site.config.ts';
import type { Language } from '../../shared/languages.ts';

export const socialCardFamilies = [
  'default',
  'home',
  'about',
  'services',
  'business-paths',
  'success',
  'careers',
  'media',
  'workshop',
  'nds',
] as const;

export type SocialCardFamily = (typeof socialCardFamilies)[number];

/** The title on each family's card; a line break is where the line breaks. */
export const socialCardWords: Record<SocialCardFamily, Record<Language, string>> = {
  default: {
    ar: 'تحوّل رقمي،\nواستشارات تقنية،\nوخدمات مُدارة',
    en: 'Digital transformation,\nIT consulting and\nmanaged services',
  },
  home: { ar: 'نصل مؤسستك\nبأفقها الرقمي', en: 'Your horizon,\nconnected' },
  about: { ar: 'شركة سعودية،\nوأفق رقمي', en: 'A Saudi company,\na digital horizon' },
  services: { ar: 'من السؤال إلى الأثر', en: 'From a question\nto an impact' },
  'business-paths': { ar: 'خمسة مسارات،\nوأفق واحد', en: 'Five paths,\none horizon' },
  success: { ar: 'نتائج تُقاس،\nوشراكات تدوم', en: 'Results you can measure,\npartnerships that last' },
  careers: { ar: 'اعمل على ما يلمسه\nالناس كل يوم', en: 'Work on what people\nuse every day' },
  media: {
    ar: `أخبار ${siteConfig.company.name.ar}\nومقالاتها وفعالياتها`,
    en: 'News, articles\nand events',
  },
  workshop: {
    ar: 'ورشة NDS:\nنقطة تحول في\nتصميم الخدمات',
    en: 'NDS workshop:\na turning point in\nservice design',
  },
  nds: {
    ar: 'خطوتك الأولى\nنحو التحول الرقمي\nتبدأ هنا',
    en: 'Your first step towards\ndigital transformation',
  },
};
