/**
 * The fields of the site's forms: what is asked for, in the order of the form. How they are checked, stored, listed,
 * compared and named follows from here. A page shows a form with these alone; the rules behind the kinds
 * (`form-check.ts`) are fetched when a visitor turns to it.
 */

/** What is typed into a field: decides how it is cleaned, checked and compared. `lines` may have line breaks. */
export type FieldKind = 'line' | 'lines' | 'email' | 'phone';
export interface FieldRule {
  readonly kind: FieldKind;
  readonly isRequired: boolean;
}

/** The fields of one form by their names, which are the payload's keys and the table's columns. */
export type FormFields<Field extends string = string> = Readonly<Record<Field, FieldRule>>;

const required = (kind: FieldKind): FieldRule => ({ kind, isRequired: true });
const optional = (kind: FieldKind): FieldRule => ({ kind, isRequired: false });

/**
 * The payload's six keys (rule:reservation-payload). Which workshops take registrations the server decides, since the
 * clock does (rule:past-workshops).
 */
export const WORKSHOP_FIELDS = {
  first_name: required('line'),
  last_name: required('line'),
  email: required('email'),
  phone: required('phone'),
  employer: required('line'),
  workshop: required('line'),
};

/** What the select holds on entry. Option values are Arabic in both languages (rule:workshop-values). */
export const DEFAULT_WORKSHOP = 'نقطة تحول';

/** Required is what an answer needs: who writes, where to answer, what about. */
export const CONTACT_FIELDS = {
  name: required('line'),
  company: optional('line'),
  email: required('email'),
  phone: optional('phone'),
  subject: optional('line'),
  message: required('lines'),
};

export const NEWSLETTER_FIELDS = { email: required('email') };

/** The names of a form's fields, in the order of the form. */
export function fieldNames<Field extends string>(fields: FormFields<Field>): Field[] {
  return Object.keys(fields).filter((name): name is Field => name in fields);
}
