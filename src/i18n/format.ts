import { languageFacts, type Language } from '#shared/languages.ts';
import { RIYADH } from '#shared/riyadh.ts';

/** `19 مايو 2025`, `19 May 2025`: the day in Riyadh of an ISO date or date with time. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts(language).formatLocale, {
    dateStyle: 'long',
    timeZone: RIYADH,
  }).format(new Date(iso));
}

/** `8:30 م`, `8:30 PM`, Riyadh time. */
export function formatTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts(language).formatLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: RIYADH,
  }).format(new Date(iso));
}

/** `19 مايو 2025، 8:30 م`, `19 May 2025, 8:30 PM`. */
export function formatDateTime(iso: string, language: Language): string {
  return formatDate(iso, language) + languageFacts(language).comma + formatTime(iso, language);
}

/** Day and `month year` apart, for dates set as numerals. */
export function formatDateParts(iso: string, language: Language): { day: string; monthAndYear: string } {
  const date = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageFacts(language).formatLocale, { ...options, timeZone: RIYADH }).format(
      date,
    );
  return { day: part({ day: 'numeric' }), monthAndYear: part({ month: 'long', year: 'numeric' }) };
}

export type PluralForms = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** The form of a noun that goes with a number: Arabic has six. `{count}` is replaced. */
export function formatCount(count: number, forms: PluralForms, language: Language): string {
  const form = forms[new Intl.PluralRules(languageFacts(language).formatLocale).select(count)];
  return form.replace('{count}', String(count));
}

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
