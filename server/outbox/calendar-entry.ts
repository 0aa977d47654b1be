import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
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
  const { uid, sequence, isCancelled, startsAt, hours, organizer, attendee, stamp } = entry;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, timezone: { name: RIYADH, generator: () => TIME_ZONE } });
  const time = startsAt.includes('T')
    ? { start: inRiyadh(startsAt), end: inRiyadh(startsAt).add({ hours }), timezone: RIYADH }
    : { start: Temporal.PlainDate.from(startsAt), allDay: true };
  const event = calendar.createEvent({
    id: uid,
    sequence,
    ...time,
    stamp,
    summary: entry.summary,
    description: entry.description,
    location: entry.place,
    url: entry.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name || organizer.address, email: organizer.address },
  });
  event.createAttendee({
    email: attendee.address,
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
    role: ICalAttendeeRole.REQ,
  });
  const utc = stamp.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  // The library writes it in the zone of the calendar, where the standard wants universal time.
  const content = calendar.toString().replace(/^DTSTAMP:.*$/mu, `DTSTAMP:${utc}\r`);
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
}
