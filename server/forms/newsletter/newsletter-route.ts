import { API_PATHS } from '#shared/api.ts';
import { checkNewsletterSubscription, type NewsletterSubscription } from '#shared/newsletter-subscription.ts';
import type { FormRoute } from '../form-route.ts';
import { subscriptionUnit } from './subscription-statements.ts';

/** The subscribe form of the news page. */
export const newsletterRoute: FormRoute<NewsletterSubscription> = {
  path: API_PATHS.newsletterSubscription,
  accepted: 'subscription',
  check: checkNewsletterSubscription,
  unitOf: (subscription, language) => subscriptionUnit(subscription, language),
};
