import type { PictureName } from '#src/ui/picture/pictures.ts';

/** The colour at the top of a header, where the bar lies: `light` is the page's own. */
export type Sky = 'light' | 'blue' | 'night' | 'dusk';

/**
 * An hour of the day: its wide study, the theme whose text is readable on its sky, and that sky's colour.
 * `isTurned`: its weight lies at the inline start (under dawn's sun its valley, under dusk's its lake);
 * `isNear`: seen larger than the window is wide.
 */
export const HOURS = {
  dawn: { study: 'first-light', theme: undefined, sky: 'light', isTurned: true, isNear: false },
  morning: { study: 'morning', theme: undefined, sky: 'light', isTurned: false, isNear: false },
  noon: { study: 'noon', theme: 'blue', sky: 'blue', isTurned: false, isNear: true },
  gold: { study: 'gold-wide', theme: undefined, sky: 'light', isTurned: false, isNear: true },
  dusk: { study: 'lake-dusk', theme: 'night', sky: 'dusk', isTurned: true, isNear: false },
} as const satisfies Record<
  string,
  { study: PictureName; theme: string | undefined; sky: Sky; isTurned: boolean; isNear: boolean }
>;

export type Hour = keyof typeof HOURS;
