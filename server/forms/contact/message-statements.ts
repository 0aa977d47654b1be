import { randomUUIDv7 } from 'node:crypto';
import type { ContactMessage } from '#shared/contact-message.ts';
import type { Language } from '#server/base/language.ts';
import { enqueueLetter } from '#server/outbox/enqueue.ts';
import { fingerprintOf, foldedText, normalisedAddress, phoneDigits } from '../identity.ts';
import type { Statement } from '#server/storage/store.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The unit that stores a message with its notice. The same message on the same day is one message. */
export function messageUnit(
  contact: ContactMessage,
  language: Language,
  now = new Date().toISOString(),
): Statement[] {
  const id = randomUUIDv7();
  const { name, company, email, phone, subject, message } = contact;
  const address = normalisedAddress(email);
  const fingerprint = fingerprintOf([
    now.slice(0, DAY_LENGTH),
    address,
    foldedText(name),
    foldedText(company),
    phoneDigits(phone),
    foldedText(subject),
    message,
  ]);
  return [
    {
      sql: `insert into messages (id, created_at, language, name, company, email, phone, subject, message, address, fingerprint)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
      values: [id, now, language, name, company, email, phone, subject, message, address, fingerprint],
    },
    enqueueLetter({
      kind: 'message-notice',
      table: 'messages',
      subjectId: id,
      onceKey: `message-notice ${id}`,
      now,
    }),
  ];
}
