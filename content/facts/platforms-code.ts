import { COMPONENT_FAMILIES } from './components.ts';
import { PATHS } from './paths.ts';
import { FIRST_WORKSHOP_DAY } from './workshops.ts';

/** The initiative opens with the first workshop. */
export const PLATFORMS_CODE_DATE = FIRST_WORKSHOP_DAY;
export const PARTICIPATE_HREF = `${PATHS.workshop}#reservation` as const;

/** The weeks that each step of the programme takes, PROMISES.programmeWeeks in all. */
export const PROGRAMME_STEP_WEEKS: readonly (readonly number[])[] = [[1, 2], [3, 4], [5, 6, 7], [8]];

/** The points of the review checklist, and those of them that are on accessibility. */
export const PLATFORMS_CODE_CHECKS = { all: 68, accessibility: 24 };

/** How often the team and the company look at the work together. */
export const PLATFORMS_CODE_REVIEWS = 4;

/** What a team takes away, in numbers. */
export const PLATFORMS_CODE_OUTCOMES = [
  { key: 'families', value: COMPONENT_FAMILIES.length },
  { key: 'checks', value: PLATFORMS_CODE_CHECKS.all },
  { key: 'reviews', value: PLATFORMS_CODE_REVIEWS },
  { key: 'journey', value: 1 },
] as const;

export type PlatformsCodeOutcome = (typeof PLATFORMS_CODE_OUTCOMES)[number]['key'];
