import * as v from 'valibot';
import { checkForm, type FormCheck } from './form-check.ts';
import { requiredEmail, requiredLine, requiredPhone } from './text-fields.ts';

/**
 * What the select holds on entry (specification 3: the Arabic text for turning point). Option values are Arabic in
 * both languages (decisions 10). A registration is not held to the list of workshops: only requiredness and the email
 * format block (decisions 11).
 */
export const DEFAULT_WORKSHOP = 'نقطة تحول';

/** The payload's six keys, in the order of the form (specification 3). All are required (specification 5). */
export const WORKSHOP_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'employer', 'workshop'] as const;
export type WorkshopField = (typeof WORKSHOP_FIELDS)[number];

const workshopRegistrationSchema = v.object({
  first_name: requiredLine,
  last_name: requiredLine,
  email: requiredEmail,
  phone: requiredPhone,
  employer: requiredLine,
  workshop: requiredLine,
});

/** A registration as it is stored: cleaned, with ASCII digits in phone and email. */
export type WorkshopRegistration = v.InferOutput<typeof workshopRegistrationSchema>;

/** Checks and cleans the reservation form, the same way in the browser and on the server. Never throws. */
export function checkWorkshopRegistration(input: unknown): FormCheck<WorkshopField, WorkshopRegistration> {
  return checkForm(workshopRegistrationSchema, WORKSHOP_FIELDS, input);
}
