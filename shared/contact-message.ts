import * as v from 'valibot';
import { checkForm, type FormCheck } from './form-check.ts';
import { optionalLine, optionalPhone, requiredEmail, requiredLine, requiredMessage } from './text-fields.ts';

/** The contact form's fields, in the order of the form (specification 3). */
export const CONTACT_FIELDS = ['name', 'company', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/**
 * The specification shows no validation for this form. Required is what an answer needs (who writes, where to
 * answer, what about); company, phone and subject may stay empty.
 */
const contactMessageSchema = v.object({
  name: requiredLine,
  company: optionalLine,
  email: requiredEmail,
  phone: optionalPhone,
  subject: optionalLine,
  message: requiredMessage,
});

/** A message as it is stored: cleaned; empty strings stand for what was not filled in. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** Checks and cleans the contact form, the same way in the browser and on the server. Never throws. */
export function checkContactMessage(input: unknown): FormCheck<ContactField, ContactMessage> {
  return checkForm(contactMessageSchema, CONTACT_FIELDS, input);
}
