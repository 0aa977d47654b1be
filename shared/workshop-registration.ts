import * as v from 'valibot';
import { checkForm, type FormCheck } from './form-check.ts';
import { requiredEmail, requiredLine, requiredPhone } from './text-fields.ts';

/**
 * The option values of the workshop select: the Arabic texts in both languages, labels are localized (decisions 10).
 * The server does not hold a registration to this list: only requiredness and the email format block (decisions 11).
 */
export const WORKSHOPS = ['نقطة تحول', 'من الفكرة إلى المنصة', 'ما بعد الإطلاق'] as const;
export type Workshop = (typeof WORKSHOPS)[number];

/** What the select holds on entry (specification 3: the Arabic text for turning point). */
export const DEFAULT_WORKSHOP: Workshop = 'نقطة تحول';

/** Shown as "soon", a disabled option (specification 2, decisions 10). */
export const UPCOMING_WORKSHOP: Workshop = 'ما بعد الإطلاق';

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
