import { nameCompany } from '../../content/company-name.ts';
import { ar } from '../../content/ar/index.ts';
import { en } from '../../content/en/index.ts';
import { ARTICLE_HEADS, ARTICLE_WORDS } from '../../scripts/build/records/articles.ts';
import type { Language } from '../../shared/languages.ts';
import { siteConfig } from '../../site.config.ts';

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

/** What only the cards say: of families whose pages have no headline that stands without them. */
export const ownCardWords = {
  ar: {
    default: 'تحوّل رقمي،\nواستشارات تقنية،\nوخدمات مُدارة',
    about: 'فريق سعودي\nيبني ويشغّل',
    services: 'مشورة وبناء وتشغيل',
    success: 'قصص بأرقامها،\nوشركاء بأسمائهم',
    media: 'أخبار {company}\nومقالاتها وفعالياتها',
  },
  en: {
    default: 'Digital transformation,\nIT consulting and\nmanaged services',
    about: 'A Saudi team\nthat builds and runs',
    services: 'We advise,\nbuild and operate',
    success: 'Stories with figures,\npartners with names',
    media: 'News, articles\nand events',
  },
} as const;

/** The title on each family's card, with the line breaks of the page's own headline. */
export function socialCardWords(family: SocialCardFamily, language: Language): string {
  return nameCompany(wordsOf(language)[family], siteConfig.company.name[language]);
}

function wordsOf(language: Language): Record<SocialCardFamily, string> {
  const { home, careers, nds } = { ar, en }[language];
  const workshop =
    ARTICLE_HEADS[language]['ndsworkshop']?.heading ?? ARTICLE_WORDS[language]['ndsworkshop']?.title;
  if (workshop === undefined) throw new Error('The page of the workshops has lost its title');
  return {
    ...ownCardWords[language],
    home: home.hero.title,
    'business-paths': home.showcase.title,
    careers: careers.header.title,
    workshop,
    nds: nds.title,
  };
}
