import { PATHS } from './paths.ts';
import { COUNTDOWN_TARGET, WORKSHOPS } from './workshops.ts';

/**
 * The events of the media center. Past `endsCountdown` an event counts as past (rule:countdown); the first
 * one's is the specified countdown.
 */
export const EVENTS = [
  { id: 'turningPoint', startsAt: WORKSHOPS[0].startsAt, endsCountdown: COUNTDOWN_TARGET },
  { id: 'ideaToPlatform', startsAt: WORKSHOPS[1].startsAt, endsCountdown: WORKSHOPS[1].startsAt },
] as const;
export const EVENT_HREF = PATHS.workshop;
