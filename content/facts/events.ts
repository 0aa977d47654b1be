import { PATHS } from './paths.ts';
import { COUNTDOWN_TARGET, FIRST_WORKSHOP_DAY } from './workshops.ts';

/**
 * The events of the media center. Past `endsCountdown` an event counts as past (rule:countdown); the first
 * one's is the specified countdown.
 */
export const EVENTS = [
  { id: 'turningPoint', startsAt: FIRST_WORKSHOP_DAY, endsCountdown: COUNTDOWN_TARGET },
  {
    id: 'ideaToPlatform',
    startsAt: '2025-05-19T20:30:00+03:00',
    endsCountdown: '2025-05-19T20:30:00+03:00',
  },
] as const;
export const EVENT_HREF = PATHS.workshop;
