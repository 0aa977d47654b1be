import { LANGUAGE_PARAMETER } from '#shared/api.ts';
import { parseQualityList } from './quality-list.ts';

export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
const DEFAULT_LANGUAGE: Language = 'ar';

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

/** The language of a page's address: `/en` and what lies under it is English, everything else Arabic. */
export function languageOfPath(path: string): Language {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'ar';
}

/** The address of a page in a language; the English root is `/en`. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The language that an API call wants its answer in: `?lang=`, else `Accept-Language`, else Arabic. */
export function answerLanguage(query: string, acceptLanguage: string | undefined): Language {
  const asked = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  if (asked !== null && isLanguage(asked)) return asked;
  let best: Language = DEFAULT_LANGUAGE;
  let bestWeight = 0;
  for (const [tag, weight] of parseQualityList(acceptLanguage ?? '')) {
    const [language = ''] = tag.split('-');
    if (weight > bestWeight && isLanguage(language)) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
