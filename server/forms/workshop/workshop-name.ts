import { mediaReservation as arabic } from '#content/ar/media-reservation.ts';
import { mediaReservation as english } from '#content/en/media-reservation.ts';
import { WORKSHOPS, type Workshop, type WorkshopDate } from '#content/facts/workshops.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { normalizeSearchText } from '#shared/search-text.ts';

const WORDS = { ar: arabic, en: english } satisfies Record<Language, unknown>;

/** The name of a workshop as a language's page shows it. */
export function nameOfWorkshop({ id }: Pick<Workshop, 'id'>, language: Language): string {
  return WORDS[language].workshops[id].name;
}

/** Where a workshop is held, as a part of a sentence. */
export function placeOfWorkshop({ place }: Pick<WorkshopDate, 'place'>, language: Language): string {
  return WORDS[language].places[place];
}

/**
 * The workshop that a text names: by the value that the form sends, or as either language's page calls it. How it is
 * spelled makes no difference where readers see none, so a page of yesterday is understood.
 */
export function workshopNamed(
  text: string,
  workshops: readonly Workshop[] = WORKSHOPS,
): Workshop | undefined {
  const wanted = normalizeSearchText(text);
  return workshops.find((workshop) => {
    const names = LANGUAGES.map((language) => nameOfWorkshop(workshop, language));
    return [workshop.value, ...names].some((name) => normalizeSearchText(name) === wanted);
  });
}
