import { siteConfig } from '../../site.config.ts';
import type { Language } from '../../shared/languages.ts';

const { name: company } = siteConfig.company;

/** The few words that only the profile has; all others are the site's own. */
export const profileWords: Record<Language, { title: string; subject: string }> = {
  ar: {
    title: `الملف التعريفي لشركة ${company.ar}`,
    subject: 'من نحن، ومساراتنا وخدماتنا وقصص نجاحنا وقيمنا، وطرق التواصل معنا',
  },
  en: {
    title: `${company.en} company profile`,
    subject: 'Who we are, our paths, services, success stories and values, and how to reach us',
  },
};
