/**
 * The three workshops. `value` is what the form sends and the company reads: the Arabic text, in both
 * languages (rule:workshop-values).
 */
export const WORKSHOPS = [
  { id: 'turningPoint', value: 'نقطة تحول', startsAt: '2025-04-21', isOpen: true },
  {
    id: 'ideaToPlatform',
    value: 'من الفكرة إلى المنصة',
    startsAt: '2025-05-19T20:30:00+03:00',
    isOpen: true,
  },
  { id: 'afterLaunch', value: 'ما بعد الإطلاق', startsAt: null, isOpen: false },
] as const;

/**
 * Once this moment (ISO date and time with offset) is past, a note stands in place of the form. It is not set:
 * registration stays open although the dates are past (rule:past-workshops).
 */
export const REGISTRATION_CLOSES_AT: string | null = null;

/** The countdown runs to this moment, Riyadh time (rule:countdown). */
export const COUNTDOWN_TARGET = '2025-04-21T00:00:00+03:00';
