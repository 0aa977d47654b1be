import { PATHS } from '../../content/facts/paths.ts';
import { workshopAt } from '../../content/facts/workshop-times.ts';
import { calendarAddress, WORKSHOP_HOURS, WORKSHOPS, type Workshop } from '../../content/facts/workshops.ts';
import { nameOfWorkshop, placeOfWorkshop } from '../../server/forms/workshop/workshop-name.ts';
import { calendarFile } from '../../server/outbox/calendar-entry.ts';
import { addressOf, LANGUAGES } from '../../shared/languages.ts';
import { siteConfig } from '../../site.config.ts';

/** Of every workshop with a date, its entry for any calendar as it is from a moment on, in every language. */
export function calendarFiles(
  now: Date,
  workshops: readonly Workshop[] = WORKSHOPS,
): (readonly [file: string, body: string])[] {
  return workshops.flatMap((workshop) => {
    const { next, latest } = workshopAt(workshop, now);
    const date = next ?? latest;
    if (date === undefined) return [];
    return LANGUAGES.map((language) => {
      const url = siteConfig.origin + addressOf(PATHS.workshop, language);
      const body = calendarFile({
        uid: `${workshop.id}@${new URL(siteConfig.origin).hostname}`,
        // A date that was moved takes the place of the one before: the later day has the greater number.
        sequence: Number(date.startsAt.slice(0, 'YYYY-MM-DD'.length).replaceAll('-', '')),
        startsAt: date.startsAt,
        hours: WORKSHOP_HOURS,
        summary: nameOfWorkshop(workshop, language),
        description: url,
        place: placeOfWorkshop(date, language),
        url,
        // Of the date itself, so that two builds of the same facts are the same.
        stamp: new Date(date.startsAt),
      });
      return [calendarAddress(workshop.id, language).slice(1), body] as const;
    });
  });
}
