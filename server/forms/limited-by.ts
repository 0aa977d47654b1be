import type { Submission } from '#shared/form-check.ts';
import { fieldNames } from '#shared/form-fields.ts';
import type { LimitedSubmission } from '#server/rate-limit/form-limits.ts';
import type { Form } from './form.ts';
import { foldedText, normalisedAddress } from './identity.ts';

/**
 * What a submission is limited by: its sender, and its free text, whoever sends it. Names and employers are not
 * counted: a whole office has the same employer.
 */
export function limitedBy(
  { table, fields, personField }: Form,
  submission: Submission<string>,
): LimitedSubmission {
  const texts = fieldNames(fields).filter((field) => fields[field]?.kind === 'lines');
  return {
    form: table,
    sender: normalisedAddress(submission[personField] ?? ''),
    text: foldedText(texts.map((field) => submission[field] ?? '').join('\n'))
      .replace(/\s+/gu, ' ')
      .trim(),
  };
}
