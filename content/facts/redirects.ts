import { PATHS, type NewsletterStep, type Path, type ReservationResult } from './paths.ts';

/** Addresses that people and older links use for a page that has another one. */
export const ALIASES: Readonly<Record<string, Path>> = {
  '/terms': PATHS.terms,
  '/terms-and-conditions': PATHS.terms,
};

/**
 * Where a reservation without JavaScript ends (rule:form-without-script): after a 303 the visitor sees one of
 * these prerendered pages.
 */
export const RESERVATION_RESULT_PATHS = {
  registered: `${PATHS.workshop}/registered`,
  incomplete: `${PATHS.workshop}/incomplete`,
  closed: `${PATHS.workshop}/closed`,
  failed: `${PATHS.workshop}/failed`,
} as const satisfies Readonly<Record<ReservationResult, Path>>;

/** The pages behind the links of the newsletter's letters, and those that say how it ended. */
export const NEWSLETTER_PATHS = {
  confirm: '/newsletter/confirm',
  confirmed: '/newsletter/confirmed',
  unsubscribe: '/newsletter/unsubscribe',
  unsubscribed: '/newsletter/unsubscribed',
  expired: '/newsletter/expired',
  failed: '/newsletter/failed',
} as const satisfies Readonly<Record<NewsletterStep, Path>>;
