import * as v from 'valibot';
import { checkForm, type FormCheck } from './form-check.ts';
import { WORKSHOP_FIELDS, type WorkshopField } from './form-fields.ts';
import { requiredEmail, requiredLine, requiredPhone } from './text-fields.ts';

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
