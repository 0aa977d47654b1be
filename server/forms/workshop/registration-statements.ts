import { randomUUIDv7 } from 'node:crypto';
import type { WorkshopRegistration } from '#shared/workshop-registration.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Language } from '#server/base/language.ts';
import { enqueueLetter } from '#server/outbox/enqueue.ts';
import { fingerprintOf, foldedText, normalisedAddress, phoneDigits } from '../identity.ts';
import type { Statement } from '#server/storage/store.ts';

/**
 * The unit that stores a registration with its letters. The same submission sent again (a double click, a retry
 * after a time-out) changes nothing; a corrected phone is a new row (decision:natural-identity).
 */
export function registrationUnit(
  registration: WorkshopRegistration,
  language: Language,
  hash: KeyedHash,
  now = new Date().toISOString(),
): Statement[] {
  const id = randomUUIDv7();
  const { first_name, last_name, email, phone, employer, workshop } = registration;
  const address = normalisedAddress(email);
  const fingerprint = fingerprintOf([
    foldedText(first_name),
    foldedText(last_name),
    phoneDigits(phone),
    foldedText(employer),
  ]);
  return [
    {
      sql: `insert into registrations (id, created_at, language, first_name, last_name, email, phone, employer, workshop, address, fingerprint)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
      values: [
        id,
        now,
        language,
        first_name,
        last_name,
        email,
        phone,
        employer,
        workshop,
        address,
        fingerprint,
      ],
    },
    enqueueLetter({
      kind: 'registration-notice',
      table: 'registrations',
      subjectId: id,
      onceKey: `registration-notice ${id}`,
      now,
    }),
    enqueueLetter({
      kind: 'registration-confirmation',
      table: 'registrations',
      subjectId: id,
      // A visitor gets one confirmation for a workshop, however often the rest is corrected.
      onceKey: `registration-confirmation ${hash('confirmation', `${workshop}\n${address}`)}`,
      now,
    }),
  ];
}
