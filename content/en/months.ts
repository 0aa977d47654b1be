import type { MonthsInWords } from '../facts/retention.ts';

/** Periods in words. */
export const months: Readonly<Record<MonthsInWords, string>> = {
  1: 'one month',
  2: 'two months',
  3: 'three months',
  6: 'six months',
  9: 'nine months',
  12: 'twelve months',
  18: 'eighteen months',
  24: 'twenty-four months',
  36: 'thirty-six months',
  60: 'sixty months',
};
