import { nameCompany } from '../../content/company-name.ts';
import { ar } from '../../content/ar/index.ts';
import { en } from '../../content/en/index.ts';
import { ARTICLE_FACTS, ARTICLE_HEADS, ARTICLE_WORDS } from '../../scripts/build/records/articles.ts';
import type { Language } from '../../shared/languages.ts';
import { siteConfig } from '../../site.config.ts';

const pageFamilies = [
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

export type PageFamily = (typeof pageFamilies)[number];

/** Every article has a card of its own, over its cover; the workshop's is that of its family. */
export const articleFamilies: readonly string[] = ARTICLE_FACTS.map(({ slug }) => slug)
  .filter((slug) => slug !== 'ndsworkshop')
  .toSorted();

export const socialCardFamilies: readonly string[] = [...pageFamilies, ...articleFamilies];

export const isPageFamily = (family: string): family is PageFamily =>
  pageFamilies.some((each) => each === family);

/** What only the cards say: of families whose pages have no headline that stands without them. */
export const ownCardWords = {
  ar: {
    default: 'تحوّل رقمي،\nواستشارات تقنية،\nوخدمات مُدارة',
    about: 'فريق سعودي\nيبني ويشغّل',
    services: 'مشورة\nوبناء وتشغيل',
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
export function socialCardWords(family: string, language: Language): string {
  const words = isPageFamily(family) ? wordsOf(language)[family] : titleOf(family, language);
  return nameCompany(words, siteConfig.company.name[language]);
}

function titleOf(slug: string, language: Language): string {
  const title = ARTICLE_HEADS[language][slug]?.heading ?? ARTICLE_WORDS[language][slug]?.title;
  if (title === undefined) throw new Error(`The article ${slug} has lost its title`);
  return title;
}

function wordsOf(language: Language): Record<PageFamily, string> {
  const { home, careers, nds } = { ar, en }[language];
  return {
    ...ownCardWords[language],
    home: home.hero.title,
    'business-paths': home.showcase.title,
    careers: careers.header.title,
    workshop: titleOf('ndsworkshop', language),
    nds: nds.title,
  };
}
