import { API_PATHS } from '#shared/api.ts';
import { NEWSLETTER_FIELDS } from '#shared/form-fields.ts';
import { fieldWords } from '../field-words.ts';
import { describeForm } from '../form.ts';
import { notice } from '../letters.ts';
import { optIn, welcome } from './newsletter-letters.ts';
import { isConfirmed, isOverdue, NOTICE, subscribe } from './subscription-units.ts';

/**
 * The subscribe form of the news page (decision:newsletter-by-double-opt-in): an address waits until its owner
 * confirms it, then stays until its owner unsubscribes.
 */
export const newsletterForm = describeForm({
  path: API_PATHS.newsletterSubscription,
  table: 'subscriptions',
  fields: NEWSLETTER_FIELDS,
  personField: 'email',
  identity: { key: ['email'] },
  accepted: 'subscription',
  letters: [
    optIn,
    notice(NOTICE, 'subscriptionNotice', NEWSLETTER_FIELDS, fieldWords('newsletter')),
    welcome,
  ],
  retention: 'until-unsubscribed',
  confirmation: { unit: subscribe, isConfirmed, isOverdue },
  switchedBy: 'newsletter',
});
