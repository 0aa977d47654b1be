/** The day of the first workshop, for which no hour is specified (rule:workshop-page). */
export const FIRST_WORKSHOP_DAY = '2025-04-21';

/** A day and time in Riyadh. One without its offset does not compile. */
export type RiyadhMoment = `${number}-${number}-${number}T${number}:${number}:${number}+03:00`;

/** Where a workshop is held; `media_reservation.places` names each in both languages. */
export type WorkshopPlace = 'online';

/** One time that a workshop is held. */
export interface WorkshopDate {
  /** From then on this date is past. The first one names a day alone, and is past when that day begins. */
  readonly startsAt: RiyadhMoment | typeof FIRST_WORKSHOP_DAY;
  readonly place: WorkshopPlace;
}

export interface Workshop {
  readonly id: 'turningPoint' | 'ideaToPlatform' | 'afterLaunch';
  /** What the form sends and the company reads: the Arabic text, in both languages (rule:workshop-values). */
  readonly value: string;
  /** Whether it takes registrations yet; "soon", otherwise. */
  readonly isOpen: boolean;
  /** From then on nobody is registered any more; `null` keeps it open, also when its dates are past. */
  readonly closesAt: RiyadhMoment | null;
  /** Past ones stay, in the order of time. A new one is a line more: docs/guides/workshop-date.md. */
  readonly dates: readonly WorkshopDate[];
}

/** The three workshops, with all that the clock decides about them (rule:past-workshops). */
export const WORKSHOPS: readonly [Workshop, Workshop, Workshop] = [
  {
    id: 'turningPoint',
    value: 'نقطة تحول',
    isOpen: true,
    closesAt: null,
    dates: [{ startsAt: FIRST_WORKSHOP_DAY, place: 'online' }],
  },
  {
    id: 'ideaToPlatform',
    value: 'من الفكرة إلى المنصّة',
    isOpen: true,
    closesAt: null,
    dates: [{ startsAt: '2025-05-19T20:30:00+03:00', place: 'online' }],
  },
  { id: 'afterLaunch', value: 'ما بعد الإطلاق', isOpen: false, closesAt: null, dates: [] },
];

/** Where the entry of a workshop for any calendar lies: its next date, or the latest. */
export function calendarAddress(id: Workshop['id'], language: string): `/calendar/${string}` {
  return `/calendar/${id}-${language}.ics`;
}

/** How long a workshop lasts. */
export const WORKSHOP_HOURS = 3;

/**
 * The countdown runs to this moment, Riyadh time (rule:countdown).
 * @public A test ties the first workshop to it.
 */
export const COUNTDOWN_TARGET = '2025-04-21T00:00:00+03:00';
