import type { Content } from '#content/content.ts';
import type { FieldIssue } from '#shared/text-fields.ts';
import type { PostResult } from '#src/lib/post-form.ts';

type Issues<Field extends string> = Partial<Record<Field, FieldIssue>>;

/**
 * One sentence for each field of `shown` that has an issue; a field that is not touched yet says nothing. `{label}` is
 * the field's.
 */
export function errorTexts<Field extends string>(
  issues: Issues<Field>,
  shown: ReadonlySet<Field>,
  words: Pick<Content['forms'], 'requiredField' | 'invalidEmail' | 'tooLong'>,
): Partial<Record<Field, string>> {
  const sentences: Record<FieldIssue, string> = {
    required: words.requiredField,
    email: words.invalidEmail,
    tooLong: words.tooLong,
  };
  const texts: Partial<Record<Field, string>> = {};
  for (const field of shown) {
    const issue = issues[field];
    if (issue !== undefined) texts[field] = sentences[issue];
  }
  return texts;
}

/** The sentences of a refusal for the fields that this form has. */
export function refusedTexts<Field extends string>(
  fields: readonly Field[],
  errors: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    if (Object.hasOwn(errors, field)) texts[field] = errors[field] ?? '';
  }
  return texts;
}

const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** The server's own message, else a general one for what happened. */
export function failureText(
  result: Exclude<PostResult, { kind: 'stored' }>,
  failure: Content['forms']['failure'],
): string {
  if (result.kind !== 'refused') return failure[result.kind];
  if (result.message !== null) return result.message;
  if (result.status === TOO_MANY_REQUESTS) return failure.tooManyRequests;
  return result.status >= SERVER_FAULT ? failure.server : failure.general;
}
