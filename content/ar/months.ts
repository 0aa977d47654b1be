import type { MonthsInWords } from '../facts/retention.ts';

/**
 * Periods as they stand after «تحتفظ بها»: Arabic numbers change with the noun, so each is written out. In words up to
 * ten, from there in digits.
 */
export const months: Readonly<Record<MonthsInWords, string>> = {
  1: 'شهرًا واحدًا',
  2: 'شهرين',
  3: 'ثلاثة أشهر',
  6: 'ستة أشهر',
  9: 'تسعة أشهر',
  12: '12 شهرًا',
  18: '18 شهرًا',
  24: '24 شهرًا',
  36: '36 شهرًا',
  60: '60 شهرًا',
};
