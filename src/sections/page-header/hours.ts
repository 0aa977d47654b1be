import type { PictureName } from '#src/ui/picture/pictures.ts';

/** The colour at the top of a header, where the bar lies: `light` is the page's own, `day` that of a picture by night too. */
export type Sky = 'light' | 'blue' | 'night' | 'dusk' | 'green';

/** An hour of the day: its wide study, the theme whose text is readable on its sky, and that sky's colour. */
export const HOURS = {
  dawn: { study: 'hero-dawn', theme: undefined, sky: 'light' },
  morning: { study: 'morning', theme: undefined, sky: 'light' },
  noon: { study: 'noon', theme: 'blue', sky: 'blue' },
  gold: { study: 'gold-wide', theme: undefined, sky: 'light' },
  dusk: { study: 'lake-dusk', theme: 'night', sky: 'dusk' },
  night: { study: 'night', theme: 'night', sky: 'night' },
  oasis: { study: 'oasis', theme: undefined, sky: 'light' },
  blue: { study: 'blue', theme: 'blue', sky: 'blue' },
  green: { study: 'green', theme: 'green', sky: 'green' },
} as const satisfies Record<string, { study: PictureName; theme: string | undefined; sky: Sky }>;

export type Hour = keyof typeof HOURS;
