import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Statement } from '#server/storage/store.ts';
import { fieldNames } from '#shared/form-fields.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import type { Form } from './form.ts';
import { submissionUnit } from './submission.ts';

/** What storing one submission of every form takes, with empty values: for a rehearsal, never to be kept. */
export function rehearsalUnit(forms: readonly Form[], hash: KeyedHash): Statement[] {
  return forms.flatMap((form) => {
    const blank = Object.fromEntries(fieldNames(form.fields).map((field) => [field, '']));
    return submissionUnit(form, blank, { language: DEFAULT_LANGUAGE, hash });
  });
}
