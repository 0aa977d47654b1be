import { type Href, PATHS } from './paths.ts';

/** Subjects that an address can name: `/contact-us?subject=nds`. */
export const CONTACT_SUBJECTS = ['nds', 'minutes', 'accessibility'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const SUBJECT_PARAMETER = 'subject';

/** Where a call to action about a subject leads: the contact form with that subject filled in, and what else is told. */
export function contactHref(subject: ContactSubject, told: Readonly<Record<string, string>> = {}): Href {
  return `${PATHS.contactUs}?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject, ...told }).toString()}`;
}
