import { asciiDigits } from './digits.ts';
import { INVISIBLE } from './invisible.ts';

const SEPARATORS = /[\s().-]/gu;
/** Mobile 5…, landline 11 to 17 (15 is unassigned), unified 9200…, toll-free 800…; with or without +966, 00966 or 0. */
const SAUDI = /^(?:(?:\+|00)?966|0)?(?:5\d{8}|1[1-467]\d{7}|9200\d{5}|800\d{7})$/u;
const INTERNATIONAL = /^(?:\+|00)[1-9]\d{6,14}$/u;

/** Whether the text looks like a phone number. For a hint beside the field only: it never blocks (rule:what-blocks). */
export function looksLikePhone(text: string): boolean {
  const number = asciiDigits(text).replace(INVISIBLE, '').replace(SEPARATORS, '');
  return SAUDI.test(number) || INTERNATIONAL.test(number);
}
