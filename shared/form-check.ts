import * as v from 'valibot';
import { FIELD_ISSUES, type FieldIssue } from './text-fields.ts';

/** What a check of a form yields: the cleaned values, or one issue code for each field that has one. */
export type FormCheck<Field extends string, Value> =
  { ok: true; value: Value } | { ok: false; issues: Partial<Record<Field, FieldIssue>> };

const isFieldIssue = (code: string): code is FieldIssue => FIELD_ISSUES.some((issue) => issue === code);

/**
 * Checks any input against a form's schema. Absent keys count as empty, unknown keys are left out, and input
 * that is no object counts as a form in which nothing is filled in. Never throws.
 */
export function checkForm<Field extends string, Value>(
  schema: v.GenericSchema<unknown, Value>,
  fields: readonly Field[],
  input: unknown,
): FormCheck<Field, Value> {
  const form = typeof input === 'object' && input !== null ? input : {};
  const result = v.safeParse(schema, form, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const issues: Partial<Record<Field, FieldIssue>> = {};
  for (const field of fields) {
    const code = result.issues.find((issue) => issue.path?.[0]?.key === field)?.message;
    if (code !== undefined && isFieldIssue(code)) issues[field] = code;
  }
  return { ok: false, issues };
}
