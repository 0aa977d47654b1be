import type { NewsletterStep } from '#content/facts/paths.ts';

/** The last part of the address of a page behind the newsletter's links. */
export const NEWSLETTER_STEPS: readonly NewsletterStep[] = [
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'expired',
  'failed',
];

/** The step that an address names; only known ones reach a page. */
export function parseNewsletterStep(value: string | undefined): NewsletterStep {
  return NEWSLETTER_STEPS.find((step) => step === value) ?? 'failed';
}
