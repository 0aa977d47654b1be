import * as v from 'valibot';
import { cleanLine, cleanLines, cleanNumberLine } from './clean-text.ts';
import { hasEmailFormat } from './email.ts';
import type { FieldKind, FieldRule } from './form-fields.ts';

/** What can be wrong with one field. Codes, not words: the words stand with the texts of each side. */
export const FIELD_ISSUES = ['required', 'email', 'tooLong'] as const;
export type FieldIssue = (typeof FIELD_ISSUES)[number];

/** Longest accepted texts in UTF-16 units, as the HTML attribute `maxlength` counts them. */
export const MAX_LENGTH = { line: 200, email: 254, message: 5000 } as const;

// An absent key and a wrong type are what an empty field is: something that the visitor still has to fill in.
const text = v.optional(v.fallback(v.string(), ''), '');

const atMost = (length: number) => v.maxLength<string, number, FieldIssue>(length, 'tooLong');
// How a phone number looks never blocks: see `looksLikePhone`.
const numberLine = v.pipe(text, v.transform(cleanNumberLine));

/** How each kind is cleaned. */
const CLEANED: Readonly<Record<FieldKind, v.GenericSchema<unknown, string>>> = {
  line: v.pipe(text, v.transform(cleanLine)),
  lines: v.pipe(text, v.transform(cleanLines)),
  email: numberLine,
  phone: numberLine,
};

const LONGEST: Readonly<Record<FieldKind, number>> = {
  line: MAX_LENGTH.line,
  lines: MAX_LENGTH.message,
  email: MAX_LENGTH.email,
  phone: MAX_LENGTH.line,
};

const isEmailOrEmpty = (value: string): boolean => value === '' || hasEmailFormat(value);

/** What a field's value has to pass, from any input to the text as it is stored. White space only counts as empty. */
export function ruleOf({ kind, isRequired }: FieldRule): v.GenericSchema<unknown, string> {
  return v.pipe(
    CLEANED[kind],
    v.check<string, FieldIssue>((value) => !isRequired || value !== '', 'required'),
    atMost(LONGEST[kind]),
    v.check<string, FieldIssue>((value) => kind !== 'email' || isEmailOrEmpty(value), 'email'),
  );
}
