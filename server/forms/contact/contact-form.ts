import { RETENTION_MONTHS } from '#content/facts/retention.ts';
import { API_PATHS } from '#shared/api.ts';
import { CONTACT_FIELDS } from '#shared/form-fields.ts';
import { fieldWords } from '../field-words.ts';
import { describeForm } from '../form.ts';
import { notice } from '../letters.ts';

/** The contact form. The same message on the same day is one message. */
export const contactForm = describeForm({
  path: API_PATHS.contactMessage,
  table: 'messages',
  fields: CONTACT_FIELDS,
  personField: 'email',
  identity: { key: [], isPerDay: true },
  accepted: 'message',
  letters: [notice('message-notice', 'messageNotice', CONTACT_FIELDS, fieldWords('contact'))],
  retention: { months: RETENTION_MONTHS.messages },
  switchedBy: 'contact',
});
