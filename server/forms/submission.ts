import { randomUUIDv7 } from 'node:crypto';
import type { Submission } from '#shared/form-check.ts';
import { fieldNames } from '#shared/form-fields.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Language } from '#shared/languages.ts';
import { enqueueLetter } from '#server/outbox/outbox-statements.ts';
import { insertRow, sql, SqlName } from '#server/storage/sql.ts';
import type { Statement } from '#server/storage/store.ts';
import type { Form } from './form.ts';
import { fingerprintOf, foldedValue, mailboxOf, normalisedAddress } from './identity.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** What comes with a submission. */
export interface Arrival {
  language: Language;
  hash: KeyedHash;
  now?: string;
}

/** The columns by which the table's unique rule knows a submission. */
function identityOf(
  { fields, personField, identity: { key, isPerDay = false } }: Form,
  submission: Submission<string>,
  now: string,
): { address: string; fingerprint?: string } {
  const address = normalisedAddress(submission[personField] ?? '');
  const others = fieldNames(fields).filter((field) => field !== personField && !key.includes(field));
  const folded = others.flatMap((field) => {
    const rule = fields[field];
    return rule === undefined ? [] : [foldedValue(rule.kind, submission[field] ?? '')];
  });
  const parts = [
    ...(isPerDay ? [now.slice(0, DAY_LENGTH)] : []),
    ...(key.includes(personField) ? [] : [address]),
    ...folded,
  ];
  return parts.length === 0 ? { address } : { address, fingerprint: fingerprintOf(parts) };
}

/** Finds a submission that says the same among those that are stored. */
export function storedSubmission(
  form: Form,
  submission: Submission<string>,
  now = new Date().toISOString(),
): Statement {
  const { table, identity, personField } = form;
  const { address, ...known } = identityOf(form, submission, now);
  const key = identity.key.filter((field) => field !== personField);
  const columns = [
    ...Object.entries(known),
    ...key.map((field) => [field, submission[field] ?? ''] as const),
  ];
  return columns.reduce(
    (found, [column, value]) => sql`${found} and ${new SqlName(column)} = ${value}`,
    sql`select id from ${new SqlName(table)} where address = ${address}`,
  );
}

/**
 * The unit that stores a submission with its letters. The same one sent again (a double click, a retry after a
 * time-out) changes nothing; a corrected field makes a new row (rule:never-lost).
 */
export function submissionUnit(
  form: Form,
  submission: Submission<string>,
  { language, hash, now = new Date().toISOString() }: Arrival,
): Statement[] {
  const { table, identity, personField, letters } = form;
  const id = randomUUIDv7();
  const known = identityOf(form, submission, now);
  const row = {
    id,
    created_at: now,
    language,
    ...submission,
    ...known,
    ...form.alsoStored?.(submission, new Date(now)),
  };
  if (form.confirmation !== undefined) return form.confirmation.unit(row, hash);
  const key = identity.key.map((field) => (field === personField ? known.address : submission[field]));
  return [
    insertRow(new SqlName(table), row),
    ...letters.map(({ kind, isToVisitor = false }) =>
      enqueueLetter({
        kind,
        table,
        subject: sql`id = ${id}`,
        onceKey: `${kind} ${isToVisitor ? hash('confirmation', key.join('\n')) : id}`,
        now,
        ...(isToVisitor && { limitedTo: hash('mailbox', mailboxOf(known.address)) }),
      }),
    ),
  ];
}
