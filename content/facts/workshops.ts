/**
 * The three workshops. `value` is what the form sends and the company reads: the Arabic text, in both
 * languages (decisions 10). `closesAt` (ISO date and time with offset), once past, replaces the form by
 * a note; it is not set, so registration stays open although the dates are past (decisions 17).
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

export const REGISTRATION_CLOSES_AT: string | null = null;

/** The countdown of the specification runs to this moment, Riyadh time (decisions 36). */
export const COUNTDOWN_TARGET = '2025-04-21T00:00:00+03:00';
