import { languageFacts, type Language } from './languages.ts';
import { clockInRiyadh, dayInRiyadh, RIYADH } from './riyadh.ts';

// Without Intl, which takes a phone's processor 50 ms for its first date: one part of every page would hold up the rest
// (decision:dates-without-intl). Tests compare each month and hour with it.

/** `19 مايو 2025`, `19 May 2025`: the day in Riyadh of an ISO date or date with time. */
export function formatDate(iso: string, language: Language): string {
  const { day, monthAndYear } = formatDateParts(iso, language);
  return `${day} ${monthAndYear}`;
}

/** `8:30 م`, `8:30 PM`, Riyadh time. */
export function formatTime(iso: string, language: Language): string {
  const [hour = '', minute = ''] = clockInRiyadh(new Date(iso)).split(':');
  const half = languageFacts(language).dayHalves[Number(hour) < 12 ? 0 : 1];
  return `${Number(hour) % 12 || 12}:${minute} ${half}`;
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
  const [year = '', month = '', day = ''] = dayInRiyadh(new Date(iso)).split('-');
  return {
    day: String(Number(day)),
    monthAndYear: `${languageFacts(language).months[Number(month) - 1]} ${year}`,
  };
}
