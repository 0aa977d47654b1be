import assert from 'node:assert/strict';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { checkForm, type Submission } from '#shared/form-check.ts';
import {
  CONTACT_FIELDS,
  fieldNames,
  NEWSLETTER_FIELDS,
  WORKSHOP_FIELDS,
  type FieldKind,
  type FormFields,
} from '#shared/form-fields.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { contactForm } from '#server/forms/contact/contact-form.ts';
import type { Form } from '#server/forms/form.ts';
import { newsletterForm } from '#server/forms/newsletter/newsletter-form.ts';
import { submissionUnit, type Arrival } from '#server/forms/submission.ts';
import { workshopForm } from '#server/forms/workshop/workshop-form.ts';
import { sql } from '#server/storage/sql.ts';
import type { Statement } from '#server/storage/store.ts';

/** A value of a kind that says which field it is in and which of several it is: 0 to 9. */
function sampleValue(kind: FieldKind, field: string, variant: number): string {
  switch (kind) {
    case 'line':
      return `قيمة ${field} ${variant}`;
    case 'lines':
      return `${field} ${variant}\nثانيًا`;
    case 'email':
      return `${field}${variant}@example.com`;
    case 'phone':
      return `050123456${variant}`;
  }
}

/** What stands in a field that takes some texts only. */
const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  workshop: WORKSHOPS.filter(({ isOpen }) => isOpen).map(({ value }) => value),
};

/** A valid submission of a form in which every field has a value of its own. */
export function sampleOf<Field extends string>(fields: FormFields<Field>, variant = 1): Submission<Field> {
  const values = fieldNames(fields).map((field) => {
    const known = KNOWN_VALUES[field];
    return [field, known?.[variant % known.length] ?? sampleValue(fields[field].kind, field, variant)];
  });
  const check = checkForm(fields, Object.fromEntries(values));
  if (!check.ok) assert.fail(`The sample is not valid: ${JSON.stringify(check.issues)}`);
  return check.value;
}

/** A registration that is valid as it is. */
export const REGISTRATION = {
  ...sampleOf(WORKSHOP_FIELDS),
  first_name: 'محمد',
  last_name: 'العتيبي',
  email: 'mohammed@example.com',
  phone: '0501234567',
  employer: 'وزارة الاتصالات',
  workshop: 'نقطة تحول',
};

const MESSAGE = sampleOf(CONTACT_FIELDS);
const SUBSCRIPTION = sampleOf(NEWSLETTER_FIELDS);
const hash = keyedHash('a secret for tests');

/** The unit that stores a submission of a form. */
export const unitOf = (
  form: Form,
  submission: Submission<string>,
  arrival: Partial<Arrival> = {},
): Statement[] => submissionUnit(form, submission, { language: 'ar', hash, ...arrival });

export const registrationUnit = (input: Partial<typeof REGISTRATION>, arrival: Partial<Arrival> = {}) =>
  unitOf(workshopForm, { ...REGISTRATION, ...input }, arrival);
export const messageUnit = (input: Partial<typeof MESSAGE>, arrival: Partial<Arrival> = {}) =>
  unitOf(contactForm, { ...MESSAGE, ...input }, arrival);
export const subscriptionUnit = (input: Partial<typeof SUBSCRIPTION>, arrival: Partial<Arrival> = {}) =>
  unitOf(newsletterForm, { ...SUBSCRIPTION, ...input }, arrival);

/** The same, confirmed by its owner. */
export const confirmedSubscriptionUnit = (
  input: Partial<typeof SUBSCRIPTION>,
  arrival: Partial<Arrival> = {},
): Statement[] => [...subscriptionUnit(input, arrival), sql`update subscriptions set state = 'confirmed'`];
