/** The API base of this site's own server. Pages may be built to send their forms elsewhere (`siteConfig.apiBase`). */
export const API_BASE = '/api/';

/** Where each form is posted, relative to the origin. */
export const API_PATHS = {
  workshopRegistration: `${API_BASE}workshops/store`,
  contactMessage: `${API_BASE}contact/messages`,
  newsletterSubscription: `${API_BASE}newsletter/subscriptions`,
} as const;

/** The query parameter that names the language of an answer; without it, `Accept-Language` does, else Arabic. */
export const LANGUAGE_PARAMETER = 'lang';

/** The cookie that a page's script reads and the header that it sends back (rule:cross-site-check). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Every answer of the API carries the name under which the log tells of its request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** How long the browser waits for an answer, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Only these statuses are success (rule:reservation-payload). */
export const SUCCESS_STATUSES: readonly number[] = [200, 201];

/** The body of a 200 or 201. */
export interface AcceptedAnswer {
  message: string;
}

/** The body of any refusal; `errors` comes with a 422 and holds one sentence for each field that is not valid. */
export interface RefusedAnswer<Field extends string = string> {
  message: string;
  errors?: Partial<Record<Field, string>>;
  /** With a 5xx: by it the operator finds in the log what failed. */
  requestId?: string;
}
