import type { Workshop } from '../facts/workshops.ts';

/** A workshop in the list of the form. */
export interface WorkshopChoice {
  /** What the form sends. */
  readonly value: string;
  readonly label: string;
  /** What a registration leads to now; absent where none is taken. */
  readonly note?: string;
}

/** A workshop that has a date: the next one, or the latest where none is set. */
export interface DatedWorkshop {
  readonly id: Workshop['id'];
  /** ISO day, or day and time. */
  readonly startsAt: string;
  readonly day: string;
  readonly monthAndYear: string;
  /** Absent where the date names no hour. */
  readonly time?: string;
  readonly isPast: boolean;
  /** The day in the calendar of Umm al-Qura. */
  readonly hijri: string;
  /** Address of its entry for a calendar, while it is to come. */
  readonly calendar?: `/calendar/${string}`;
  /** What else there is to know about its dates. */
  readonly note?: string;
}

/**
 * What the clock decides about the workshops, in words, for a page that is shown from a moment on. Browsers never
 * compute it (decision:pages-by-the-clock).
 */
export interface WorkshopTimes {
  /** ISO date in the head of the workshops' page. */
  readonly date: string;
  readonly choices: readonly WorkshopChoice[];
  /** The value that the form holds on entry; empty where no workshop takes registrations. */
  readonly choice: string;
  readonly dated: readonly DatedWorkshop[];
}
