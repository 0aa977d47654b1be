/** What changed for the clients, in figures that several texts name. */
export const STORY_RESULTS = {
  permitDaysBefore: 9,
  permitHours: 4,
  fewerComplaintsPercent: 38,
  recommendationPoints: 27,
} as const;

/** What each story leads with; missed appointments have halved. */
const LED_BY = {
  permits: `${STORY_RESULTS.permitHours}`,
  metering: `${STORY_RESULTS.fewerComplaintsPercent}%`,
  banking: `+${STORY_RESULTS.recommendationPoints}`,
  clinics: '50%',
} as const;

/** The four stories in the specification's order; duration in months. Clients are fictional. */
export const SUCCESS_STORIES = [
  {
    id: 'permits',
    result: LED_BY.permits,
    duration: 60,
    client: 'subul',
    cardImage: 'road',
    productImage: 'path-1',
  },
  {
    id: 'metering',
    result: LED_BY.metering,
    duration: 30,
    client: 'dhuha',
    cardImage: 'city',
    productImage: 'path-3',
  },
  {
    id: 'banking',
    result: LED_BY.banking,
    duration: 36,
    client: 'ghada',
    cardImage: 'bank',
    productImage: 'path-4',
  },
  {
    id: 'clinics',
    result: LED_BY.clinics,
    duration: 12,
    client: 'aafeen',
    cardImage: 'clinic',
    productImage: 'path-2',
  },
] as const;

/** How long programmes and operating contracts run, in months, as the stories show. */
export const STORY_MONTHS = /* @__PURE__ */ spanOf(SUCCESS_STORIES);

function spanOf(stories: readonly { duration: number }[]) {
  const months = stories.map(({ duration }) => duration);
  return { shortest: Math.min(...months), longest: Math.max(...months) };
}
