import type { PictureName } from '#src/ui/picture/pictures.ts';

/** An hour of the day: its wide study, and the theme whose text is readable on its sky. */
export const HOURS = {
  dawn: { study: 'hero-dawn', theme: undefined },
  morning: { study: 'morning', theme: undefined },
  noon: { study: 'noon', theme: 'blue' },
  gold: { study: 'sq-gold', theme: undefined },
  dusk: { study: 'dusk', theme: 'night' },
  night: { study: 'night', theme: 'night' },
  oasis: { study: 'oasis', theme: undefined },
  blue: { study: 'blue', theme: 'blue' },
  green: { study: 'green', theme: 'green' },
} as const satisfies Record<string, { study: PictureName; theme: string | undefined }>;

export type Hour = keyof typeof HOURS;

/** What the bar lies on while a page of this hour is at its top. */
export function skyTone(hour: Hour): 'light' | 'dark' {
  return HOURS[hour].theme === undefined ? 'light' : 'dark';
}
