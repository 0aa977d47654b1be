import { EVENTS } from '#content/facts/events.ts';
import { WORKSHOPS } from '#content/facts/workshops.ts';

/**
 * Whether a workshop is past, by the value that the form sends: from the moment on at which its card on the page says
 * so too (rule:past-workshops). One without a date, or not in the list, is not.
 */
export function isPastWorkshop(value: string, now: Date): boolean {
  const id = WORKSHOPS.find((listed) => listed.value === value)?.id;
  const event = EVENTS.find((dated) => dated.id === id);
  return event !== undefined && Date.parse(event.endsCountdown) <= now.getTime();
}
