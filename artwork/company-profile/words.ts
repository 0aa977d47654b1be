import { siteConfig } from '../../site.config.ts';
import type { Language } from '../../shared/languages.ts';

const { name: company } = siteConfig.company;

/** The few words that only the profile has; all others are the site's own. */
export const profileWords: Record<Language, { title: string; subject: string }> = {
  ar: {
    title: `الملف التعريفي لشركة ${company.ar}`,
    subject: 'من نحن، ومساراتنا وخدماتنا، ومنصّة NDS، وقصص نجاحنا وعملاؤنا وقيمنا، وطرق التواصل معنا',
  },
  en: {
    title: `${company.en} company profile`,
    subject:
      'Who we are, our paths and services, the NDS platform, our success stories, clients and values, and how to reach us',
  },
};
