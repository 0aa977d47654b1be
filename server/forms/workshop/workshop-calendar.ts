import { PATHS } from '#content/facts/paths.ts';
import { WORKSHOP_HOURS, type Workshop, type WorkshopDate } from '#content/facts/workshops.ts';
import { calendarPart, type CalendarPart } from '#server/outbox/calendar-entry.ts';
import type { Correspondence } from '#server/outbox/letter.ts';
import { addressOf, type Language } from '#shared/languages.ts';
import { normalisedAddress } from '../identity.ts';
import { nameOfWorkshop, placeOfWorkshop } from './workshop-name.ts';

/** What a registration's calendar entry is about. */
export interface Attendance {
  workshop: Workshop;
  /** One that the workshop no longer has, is a text as it was stored. */
  date: Pick<WorkshopDate, 'place'> & { startsAt: string };
  email: string;
  language: Language;
  sequence: number;
  isCancelled?: boolean;
  /** What the letter says, for the entry's own text. */
  description: string;
}

/** The entry of a workshop in the calendar of somebody who registered: one for each workshop and address. */
export function workshopEntry(
  { workshop, date, email, language, sequence, isCancelled = false, description }: Attendance,
  { from, to, companyName, siteUrl, hash, now = () => new Date() }: Correspondence,
): CalendarPart {
  const identity = `${workshop.id}\n${normalisedAddress(email)}`;
  const answersGoTo = to[0] ?? from;
  return calendarPart({
    uid: `${hash('calendar entry', identity)}@${from.address.split('@').at(-1)}`,
    sequence,
    isCancelled,
    startsAt: date.startsAt,
    hours: WORKSHOP_HOURS,
    summary: nameOfWorkshop(workshop, language),
    description,
    place: placeOfWorkshop(date, language),
    url: siteUrl + addressOf(PATHS.workshop, language),
    organizer: { name: companyName[language], address: answersGoTo.address },
    attendee: { name: '', address: email },
    stamp: now(),
  });
}
