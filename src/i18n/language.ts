/** The two languages of the site. Arabic is the default, English the fallback (rule:default-language). */
export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'ar';
export const FALLBACK_LANGUAGE: Language = 'en';
/** Key of the visitor's choice in local storage. */
export const LANGUAGE_STORAGE_KEY = 'lang';

export type Direction = 'rtl' | 'ltr';

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

/** Open Graph locale of a language. */
export function localeOf(language: Language): 'ar_SA' | 'en_US' {
  return language === 'ar' ? 'ar_SA' : 'en_US';
}

/** What stands before every path of a language: nothing for Arabic, `/en` for English. */
export function basenameOf(language: Language): '/' | '/en' {
  return language === 'ar' ? '/' : '/en';
}

/** The language that an address is in. */
export function languageOfAddress(address: string): Language {
  return address === '/en' || address.startsWith('/en/') ? 'en' : 'ar';
}

/** The language-free path of an address: `/en/faq` and `/faq` are both `/faq`. */
export function pathOfAddress(address: string): string {
  return languageOfAddress(address) === 'en' ? address.slice('/en'.length) || '/' : address;
}

/** The address of a path in a language. */
export function addressOf(path: string, language: Language): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

export function parseLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : DEFAULT_LANGUAGE;
}
