import { mediaReservation as arabic } from '#content/ar/media-reservation.ts';
import { mediaReservation as english } from '#content/en/media-reservation.ts';
import { workshopOf } from '#content/facts/workshop-times.ts';
import type { Language } from '#shared/languages.ts';

const WORDS = { ar: arabic, en: english } satisfies Record<Language, unknown>;

/** The name of a workshop in a language, by the value that the form sends; undefined for a value not in the list. */
export function workshopName(value: string, language: Language): string | undefined {
  const workshop = workshopOf(value);
  if (workshop === undefined) return undefined;
  return WORDS[language].workshops[workshop.id].name;
}
