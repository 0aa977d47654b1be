import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Mailbox } from '#server/base/mailbox.ts';
import { RIYADH } from '#shared/riyadh.ts';

/** What a reader's calendar shows, or shows no longer. */
export interface CalendarEntry {
  /** The same for all that is ever said about this entry; a later word has a greater sequence. */
  uid: string;
  sequence: number;
  isCancelled: boolean;
  /** ISO moment with offset, or a day. */
  startsAt: string;
  hours: number;
  summary: string;
  description: string;
  place: string;
  url: string;
  organizer: Mailbox;
  attendee: Mailbox;
  /** When this was written. */
  stamp: Date;
}

/** Riyadh has known no summer time since 1947: one rule says it all. */
const TIME_ZONE = `BEGIN:VTIMEZONE
TZID:${RIYADH}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
TZNAME:+03
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

const inRiyadh = (iso: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(RIYADH);

/** How an entry travels in a letter: the method is repeated in its content type. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/**
 * An invitation or its withdrawal (RFC 5546). REQUEST rather than PUBLISH: only it is brought up to date and taken away
 * by what follows. The reader has registered, so the entry counts as accepted and asks for no answer.
 */
export function calendarPart(entry: CalendarEntry): CalendarPart {
  const { isCancelled, organizer, attendee } = entry;
  const calendar = calendarIn(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  const event = calendar.createEvent({
    ...eventOf(entry),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name || organizer.address, email: organizer.address },
  });
  event.createAttendee({
    email: attendee.address,
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
    role: ICalAttendeeRole.REQ,
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: textOf(calendar, entry.stamp) };
}

/** What everybody may put into a calendar: about nobody, so nothing is said about it later. */
export type PublishedEntry = Omit<CalendarEntry, 'isCancelled' | 'organizer' | 'attendee'>;

/** A file for any calendar, one that names no hour as a whole day. */
export function calendarFile(entry: PublishedEntry): string {
  const calendar = calendarIn(ICalCalendarMethod.PUBLISH);
  calendar.createEvent({ ...eventOf(entry), status: ICalEventStatus.CONFIRMED });
  return textOf(calendar, entry.stamp);
}

function calendarIn(method: ICalCalendarMethod): ICalCalendar {
  return ical({ method, timezone: { name: RIYADH, generator: () => TIME_ZONE } });
}

function eventOf({
  uid,
  sequence,
  startsAt,
  hours,
  summary,
  description,
  place,
  url,
  stamp,
}: PublishedEntry) {
  const time = startsAt.includes('T')
    ? { start: inRiyadh(startsAt), end: inRiyadh(startsAt).add({ hours }), timezone: RIYADH }
    : { start: Temporal.PlainDate.from(startsAt), allDay: true };
  return { id: uid, sequence, ...time, stamp, summary, description, location: place, url };
}

/** The library writes the stamp in the zone of the calendar, where the standard wants universal time. */
function textOf(calendar: ICalCalendar, stamp: Date): string {
  const utc = stamp.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  return calendar.toString().replace(/^DTSTAMP:.*$/mu, `DTSTAMP:${utc}`);
}
