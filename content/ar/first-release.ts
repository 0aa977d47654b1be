import { PROMISES } from '../facts/promises.ts';
import { counted, numberOf } from './counted.ts';

const { from, to } = PROMISES.firstReleaseMonths;

/** How soon the first release of a platform goes live: wherever one is promised. */
export const FIRST_RELEASE = `خلال ${counted(from, 'month')} إلى ${numberOf(to, 'month')}`;
