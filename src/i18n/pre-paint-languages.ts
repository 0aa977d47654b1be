import { DEFAULT_LANGUAGE, languageFacts, otherLanguages } from '#shared/languages.ts';

/** The pre-paint script with the languages that have a prefix, which no import can bring it: `{"en":"/en"}`. */
export function withLanguages(script: string): string {
  const prefixes = otherLanguages(DEFAULT_LANGUAGE).map((language) => [
    language,
    languageFacts(language).prefix,
  ]);
  return script.replace('PREFIXES', () => JSON.stringify(Object.fromEntries(prefixes)));
}
