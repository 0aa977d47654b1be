import { randomUUIDv7 } from 'node:crypto';
import type { NewsletterSubscription } from '#shared/newsletter-subscription.ts';
import type { Language } from '#server/base/language.ts';
import { enqueueLetter } from '#server/outbox/enqueue.ts';
import { normalisedAddress } from '../identity.ts';
import type { Statement } from '#server/storage/store.ts';

/** The unit that stores a subscription with its letters. An address subscribes once. */
export function subscriptionUnit(
  { email }: NewsletterSubscription,
  language: Language,
  now = new Date().toISOString(),
): Statement[] {
  const id = randomUUIDv7();
  const letter = { table: 'subscriptions', subjectId: id, now } as const;
  return [
    {
      sql: `insert into subscriptions (id, created_at, language, email, address)
            values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values: [id, now, language, email, normalisedAddress(email)],
    },
    enqueueLetter({ ...letter, kind: 'subscription-notice', onceKey: `subscription-notice ${id}` }),
    enqueueLetter({
      ...letter,
      kind: 'subscription-confirmation',
      onceKey: `subscription-confirmation ${id}`,
    }),
  ];
}
