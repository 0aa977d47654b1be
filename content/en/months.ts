import type { MonthsInWords } from '../facts/retention.ts';

/** Periods: in words up to ten, from there in digits. */
export const months: Readonly<Record<MonthsInWords, string>> = {
  1: 'one month',
  2: 'two months',
  3: 'three months',
  6: 'six months',
  9: 'nine months',
  12: '12 months',
  18: '18 months',
  24: '24 months',
  36: '36 months',
  60: '60 months',
};
