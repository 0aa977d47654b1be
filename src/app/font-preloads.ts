import alexandria from '#src/styles/fonts/alexandria-arabic.woff2?url';
import instrumentSans from '#src/styles/fonts/instrument-sans-latin.woff2?url';
import plexArabic from '#src/styles/fonts/plex-arabic-400.woff2?url';
import type { Language } from '#shared/languages.ts';

const FONTS: Readonly<Record<Language, string[]>> = {
  ar: [alexandria, plexArabic, instrumentSans],
  en: [instrumentSans],
};

/** Files that the first screen of a language sets type in; the others load when their letters appear. */
export function fontPreloads(language: Language): string[] {
  return FONTS[language];
}
