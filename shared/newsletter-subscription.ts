import * as v from 'valibot';
import { checkForm, type FormCheck } from './form-check.ts';
import { NEWSLETTER_FIELDS, type NewsletterField } from './form-fields.ts';
import { requiredEmail } from './text-fields.ts';

const newsletterSubscriptionSchema = v.object({ email: requiredEmail });

export type NewsletterSubscription = v.InferOutput<typeof newsletterSubscriptionSchema>;

/** Checks and cleans the subscribe form, the same way in the browser and on the server. Never throws. */
export function checkNewsletterSubscription(
  input: unknown,
): FormCheck<NewsletterField, NewsletterSubscription> {
  return checkForm(newsletterSubscriptionSchema, NEWSLETTER_FIELDS, input);
}
