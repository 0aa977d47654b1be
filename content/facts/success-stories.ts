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

/** The four stories in the specification's order: its client's mark, what was built, the duration in months. Clients are fictional. */
export const SUCCESS_STORIES = [
  {
    id: 'permits',
    result: LED_BY.permits,
    duration: 60,
    cardImage: 'subul',
    productImage: 'road',
  },
  {
    id: 'metering',
    result: LED_BY.metering,
    duration: 30,
    cardImage: 'dhuha',
    productImage: 'city',
  },
  {
    id: 'banking',
    result: LED_BY.banking,
    duration: 36,
    cardImage: 'ghada',
    productImage: 'bank',
  },
  {
    id: 'clinics',
    result: LED_BY.clinics,
    duration: 12,
    cardImage: 'aafeen',
    productImage: 'clinic',
  },
] as const;

/** From the longest to the shortest. */
export const STORIES_BY_DURATION = /* @__PURE__ */ SUCCESS_STORIES.toSorted(
  (a, b) => b.duration - a.duration,
);

/** How long programmes and operating contracts run, in months, as the stories show. */
export const STORY_MONTHS = /* @__PURE__ */ spanOf(SUCCESS_STORIES);

function spanOf(stories: readonly { duration: number }[]) {
  const months = stories.map(({ duration }) => duration);
  return { shortest: Math.min(...months), longest: Math.max(...months) };
}
