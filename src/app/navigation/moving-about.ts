import { arrive, travel, watchDot } from '../travelling-dot/travelling-dot.ts';
import { carryToLanguage } from './carry-to-language.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/** What moving about takes beside the pages themselves: one file, fetched once the page runs. */
export const movingAbout = { arrive, travel, watchDot, carryToLanguage, prefetchOnIntent };
