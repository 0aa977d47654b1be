import type { formFields as source } from '../ar/form-fields.ts';
import type { TextsOf } from '../texts-of.ts';

export const formFields: TextsOf<typeof source> = {
  workshop: {
    first_name: { label: 'First name', yours: 'name' },
    last_name: { label: 'Last name', yours: 'name' },
    email: { label: 'Email', yours: 'email' },
    phone: { label: 'Phone', yours: 'phone number' },
    employer: { label: 'Employer', yours: 'employer' },
    workshop: { label: 'Workshop', yours: 'chosen workshop' },
  },
  contact: {
    name: { label: 'Name', yours: 'name' },
    company: { label: 'Company', yours: 'company' },
    email: { label: 'Email', yours: 'email' },
    phone: { label: 'Phone', yours: 'phone number' },
    subject: { label: 'Subject', yours: 'subject' },
    message: { label: 'Message', yours: 'message' },
  },
  newsletter: {
    email: { label: 'Your email', yours: 'email address' },
  },
};
