import { LANGUAGE_PARAMETER } from '#shared/api.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts';
import { parseQualityList } from './quality-list.ts';

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
