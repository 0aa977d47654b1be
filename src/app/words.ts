import { ar } from '#content/ar/index.ts';
import { en } from '#content/en/index.ts';
import { completeTexts } from '#src/i18n/complete-texts.ts';
import { LANGUAGES, type Language } from '#src/i18n/language.ts';
import { Texts } from '#src/i18n/texts.ts';

/** Every word of both languages: on the server and in the build only, never in a browser's bundle. */
export const words = { ar: completeTexts(ar, en), en: completeTexts(en, en) };

/** Texts that a language lacks: the build fails when there are any. */
export const missingTexts = LANGUAGES.flatMap((language) =>
  words[language].missing.map((key) => `${language}: ${key}`),
);

/** A store with every word of a language, which has recorded nothing yet. */
export function allTexts(language: Language): Texts {
  const texts = new Texts({ content: {}, whole: [], fallbackTexts: [] });
  texts.complete(words[language].content, words[language].fallbackTexts);
  return texts;
}
