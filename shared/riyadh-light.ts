/** The lights over Riyadh, in the order of a day. */
export const LIGHTS = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

const { asin, atan2, cos, PI, sin } = Math;
const RADIAN = PI / 180;
const DAY_MS = 86_400_000;
/** Days from the epoch of computers to that of astronomers, 1 January 2000 at noon. */
const EPOCH_DAYS = 10_957.5;
const RIYADH = { latitude: 24.7136 * RADIAN, longitude: 46.6753 };

/** The sun's upper edge touches the horizon, bent by the air. */
export const SUNRISE = -0.833;
/** Degrees of altitude: under the first it is night, under the others dawn and gold end and begin. */
const NIGHTFALL = -6;
const MORNING_ENDS = 14;
const EVENING_BEGINS = 16;

/** Degrees above the horizon, without the bending of the air, and whether it still climbs. */
export interface Sun {
  altitude: number;
  isClimbing: boolean;
}

/**
 * The sun over Riyadh by the short formulas of the Astronomical Almanac, which are off by less than 0.01 degrees until
 * 2050. The script before the first paint has them once more, in its own few bytes (src/i18n/pre-paint.js).
 */
export function sunOverRiyadh(moment: Date): Sun {
  const days = moment.getTime() / DAY_MS - EPOCH_DAYS;
  const anomaly = RADIAN * (357.528 + 0.9856003 * days);
  const along = RADIAN * (280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly));
  const tilt = RADIAN * (23.439 - 4e-7 * days);
  const meridian = RADIAN * (280.46061837 + 360.98564737 * days + RIYADH.longitude);
  const hour = meridian - atan2(cos(tilt) * sin(along), cos(along));
  const declination = asin(sin(tilt) * sin(along));
  const height =
    sin(RIYADH.latitude) * sin(declination) + cos(RIYADH.latitude) * cos(declination) * cos(hour);
  return { altitude: asin(height) / RADIAN, isClimbing: sin(hour) < 0 };
}

/** Which of the five lights lies over Riyadh (rule:hero-hour). */
export function lightOverRiyadh(moment: Date): Light {
  const { altitude, isClimbing } = sunOverRiyadh(moment);
  if (altitude < NIGHTFALL) return 'night';
  if (isClimbing) return altitude < MORNING_ENDS ? 'dawn' : 'noon';
  if (altitude < SUNRISE) return 'dusk';
  return altitude < EVENING_BEGINS ? 'gold' : 'noon';
}
