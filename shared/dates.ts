import { languageFacts, type Language } from './languages.ts';
import { RIYADH } from './riyadh.ts';

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

/** `23 شوال 1446 هـ`, `23 Shawwal 1446 AH`: the day in the calendar of Umm al-Qura, which the Kingdom goes by. */
export function formatHijriDate(iso: string, language: Language): string {
  const locale = new Intl.Locale(languageFacts(language).sentenceLocale, {
    calendar: 'islamic-umalqura',
    numberingSystem: 'latn',
  });
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: RIYADH }).format(new Date(iso));
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
