import { COMPONENTS } from './components.ts';
import { PATHS } from './paths.ts';
import { FIRST_WORKSHOP_DAY } from './workshops.ts';

/** The initiative opens with the first workshop. */
export const PLATFORMS_CODE_DATE = FIRST_WORKSHOP_DAY;
export const PARTICIPATE_HREF = `${PATHS.workshop}#reservation` as const;

/** What a team takes away, in numbers. */
export const PLATFORMS_CODE_OUTCOMES = [
  { key: 'components', value: COMPONENTS.length },
  { key: 'checks', value: 68 },
  { key: 'reviews', value: 4 },
  { key: 'journey', value: 1 },
] as const;
