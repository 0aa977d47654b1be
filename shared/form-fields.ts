/**
 * Names and first values of the forms' fields, without their rules: a page shows a form with these, and
 * fetches its rules when a visitor turns to it.
 */

/** The payload's six keys, in the order of the form; all are required (rule:reservation-payload). */
export const WORKSHOP_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'employer', 'workshop'] as const;
export type WorkshopField = (typeof WORKSHOP_FIELDS)[number];

/**
 * What the select holds on entry. Option values are Arabic in both languages (rule:workshop-values). A registration
 * is not held to the list of workshops: only requiredness and the email format block (rule:what-blocks).
 */
export const DEFAULT_WORKSHOP = 'نقطة تحول';

/** The contact form's fields, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'company', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The subscribe form of the news page has one field. */
export const NEWSLETTER_FIELDS = ['email'] as const;
export type NewsletterField = (typeof NEWSLETTER_FIELDS)[number];
