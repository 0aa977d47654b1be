import * as v from 'valibot';
import { fieldNames, type FormFields } from './form-fields.ts';
import { FIELD_ISSUES, ruleOf, type FieldIssue } from './text-fields.ts';

/** A form as it is sent and stored: cleaned, with an empty text for what was not filled in. */
export type Submission<Field extends string> = Readonly<Record<Field, string>>;

/** What a check of a form yields: the cleaned values, or one issue code for each field that has one. */
export type FormCheck<Field extends string> =
  { ok: true; value: Submission<Field> } | { ok: false; issues: Partial<Record<Field, FieldIssue>> };

const isFieldIssue = (code: string): code is FieldIssue => FIELD_ISSUES.some((issue) => issue === code);
const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null;

/**
 * Checks and cleans any input against a form's fields, the same way in the browser and on the server. Absent keys count
 * as empty, unknown keys are left out, and input that is no object counts as a form in which nothing is filled in.
 * Never throws.
 */
export function checkForm<Field extends string>(fields: FormFields<Field>, input: unknown): FormCheck<Field> {
  const form = isObject(input) ? input : {};
  const value: Partial<Record<Field, string>> = {};
  const issues: Partial<Record<Field, FieldIssue>> = {};
  const names = fieldNames(fields);
  for (const name of names) {
    const result = v.safeParse(ruleOf(fields[name]), form[name], { abortPipeEarly: true });
    if (result.success) value[name] = result.output;
    else {
      const code = result.issues[0].message;
      if (isFieldIssue(code)) issues[name] = code;
    }
  }
  const isWhole = (values: Partial<Record<Field, string>>): values is Record<Field, string> =>
    names.every((name) => values[name] !== undefined);
  return isWhole(value) ? { ok: true, value } : { ok: false, issues };
}
