import { asciiDigits } from './digits.ts';
import { INVISIBLE } from './invisible.ts';

const EMPTY_LOOKING = /[\s\u200c\u200d]/u;
/** Fillers and the like show nothing, but may belong into a text: they only make none by themselves. */
const VISIBLE = /[^\s\p{DI}\u2800]/u;

const withoutInvisible = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(INVISIBLE, '');

/** Two indexes instead of one expression: `\s+$` takes quadratic time on a long run of spaces. */
function trimOuter(text: string): string {
  if (!VISIBLE.test(text)) return '';
  let start = 0;
  let end = text.length;
  while (start < end && EMPTY_LOOKING.test(text.charAt(start))) start += 1;
  while (end > start && EMPTY_LOOKING.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** One line of text as it is stored: NFC, nothing invisible, single spaces, nothing around it. */
export function cleanLine(text: string): string {
  return trimOuter(withoutInvisible(text)).replace(/\s+/gu, ' ');
}

/** Several lines of text as they are stored: as {@link cleanLine}, with the visitor's own spaces and line breaks. */
export function cleanLines(text: string): string {
  return trimOuter(withoutInvisible(text)).replace(/\r\n?/gu, '\n');
}

/** A phone number or an email address as it is stored: one line, with ASCII digits. */
export function cleanNumberLine(text: string): string {
  return asciiDigits(cleanLine(text));
}
