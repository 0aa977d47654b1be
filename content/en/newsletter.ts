import type { newsletter as source } from '../ar/newsletter.ts';
import type { TextsOf } from '../texts-of.ts';
import { NEWSLETTER_DAYS } from '../facts/retention.ts';
import { counted } from './counted.ts';

export const newsletter: TextsOf<typeof source> = {
  toNews: 'To the news',
  confirm: {
    title: 'Confirm your newsletter subscription',
    description:
      'One click adds your address to our monthly newsletter. You can unsubscribe whenever you like.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'You are subscribed',
    description:
      'Your address is on the list of our monthly newsletter. Every issue carries a link to unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    description: 'One click removes your address from the list of our monthly newsletter.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    description:
      'We have removed your address from the list, and you will receive no further issues. You are welcome back at any time.',
  },
  expired: {
    title: 'This link is no longer valid',
    description: `A confirmation link works for ${counted(NEWSLETTER_DAYS, 'day')}. You can subscribe again on the news page, and we will send you a new one.`,
  },
  failed: {
    title: 'We could not complete your request',
    description:
      'We could not save your request just now. Please open the link in the message again shortly.',
  },
};
