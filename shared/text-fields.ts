import * as v from 'valibot';
import { cleanLine, cleanLines, cleanNumberLine } from './clean-text.ts';
import { hasEmailFormat } from './email.ts';

/** What can be wrong with one field. Codes, not words: the words stand with the texts of each side. */
export const FIELD_ISSUES = ['required', 'email', 'tooLong'] as const;
export type FieldIssue = (typeof FIELD_ISSUES)[number];

/** Longest accepted texts in UTF-16 units, as the HTML attribute `maxlength` counts them. */
export const MAX_LENGTH = { line: 200, email: 254, message: 5000 } as const;

// An absent key and a wrong type are what an empty field is: something that the visitor still has to fill in.
const text = v.optional(v.fallback(v.string(), ''), '');

const lineBound = v.maxLength<string, number, FieldIssue>(MAX_LENGTH.line, 'tooLong');
const filled = v.nonEmpty<string, FieldIssue>('required');

/** A field that must be filled in; white space only counts as empty. */
export const requiredLine = v.pipe(text, v.transform(cleanLine), filled, lineBound);

/** A field that may stay empty. */
export const optionalLine = v.pipe(text, v.transform(cleanLine), lineBound);

/** A phone number that must be there. How it looks never blocks: see `looksLikePhone`. */
export const requiredPhone = v.pipe(text, v.transform(cleanNumberLine), filled, lineBound);

export const optionalPhone = v.pipe(text, v.transform(cleanNumberLine), lineBound);

export const requiredEmail = v.pipe(
  text,
  v.transform(cleanNumberLine),
  filled,
  v.maxLength<string, number, FieldIssue>(MAX_LENGTH.email, 'tooLong'),
  v.check<string, FieldIssue>(hasEmailFormat, 'email'),
);

export const requiredMessage = v.pipe(
  text,
  v.transform(cleanLines),
  filled,
  v.maxLength<string, number, FieldIssue>(MAX_LENGTH.message, 'tooLong'),
);
