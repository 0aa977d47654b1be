import type { MonthsInWords } from '../facts/retention.ts';

/** Periods as they stand after «تحتفظ بها»: Arabic numbers change with the noun, so each is written out. */
export const months: Readonly<Record<MonthsInWords, string>> = {
  1: 'شهرًا واحدًا',
  2: 'شهرين',
  3: 'ثلاثة أشهر',
  6: 'ستة أشهر',
  9: 'تسعة أشهر',
  12: 'اثني عشر شهرًا',
  18: 'ثمانية عشر شهرًا',
  24: 'أربعة وعشرين شهرًا',
  36: 'ستة وثلاثين شهرًا',
  60: 'ستين شهرًا',
};
