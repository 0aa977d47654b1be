import { languageFacts, type Language } from '#shared/languages.ts';

/** Puts values in the places of a text: `fill('{a} of {b}', { a: '1', b: '2' })`. An unknown place stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** `أ وب وج` and `A, B and C`: a list inside a sentence. */
export function formatSentenceList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageFacts(language).sentenceLocale).format(items);
}

/** `أ، ب، ج` and `A, B, C`; Intl.ListFormat joins Arabic lists without commas. */
export function formatList(items: readonly string[], language: Language): string {
  return items.join(languageFacts(language).comma);
}
