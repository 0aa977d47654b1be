import { LANGUAGES, languageFacts } from '#shared/languages.ts';

/** The pre-paint script with what stands before each language's paths, which no import can bring it: `{"ar":"","en":"/en"}`. */
export function withLanguages(script: string): string {
  const prefixes = LANGUAGES.map((language) => [language, languageFacts(language).prefix]);
  return script.replace('PREFIXES', () => JSON.stringify(Object.fromEntries(prefixes)));
}
