import * as v from 'valibot';
import { checkForm, type FormCheck } from './form-check.ts';
import { CONTACT_FIELDS, type ContactField } from './form-fields.ts';
import { optionalLine, optionalPhone, requiredEmail, requiredLine, requiredMessage } from './text-fields.ts';

/**
 * No rule says what this form asks for. Required is what an answer needs (who writes, where to
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
