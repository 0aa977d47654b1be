/** The four stories in the specification's order; duration in months. Clients are fictional. */
export const SUCCESS_STORIES = [
  { id: 'permits', duration: 60, client: 'subul', cardImage: 'road', productImage: 'path-1' },
  { id: 'metering', duration: 30, client: 'dhuha', cardImage: 'city', productImage: 'path-3' },
  { id: 'banking', duration: 36, client: 'ghada', cardImage: 'bank', productImage: 'path-4' },
  { id: 'clinics', duration: 12, client: 'aafeen', cardImage: 'clinic', productImage: 'path-2' },
] as const;

/** What changed for two of the clients, in figures that several pages name. */
export const STORY_RESULTS = { permitDaysBefore: 9, permitHours: 4, recommendationPoints: 27 } as const;

const durations = SUCCESS_STORIES.map(({ duration }) => duration);

/** How long programmes and operating contracts run, in months, as the stories show. */
export const STORY_MONTHS = { shortest: Math.min(...durations), longest: Math.max(...durations) };
