import { RETENTION_MONTHS } from '#content/facts/retention.ts';
import { RESERVATION_RESULT_PATHS } from '#content/facts/redirects.ts';
import { API_PATHS } from '#shared/api.ts';
import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fieldWords } from '../field-words.ts';
import { describeForm } from '../form.ts';
import { notice } from '../letters.ts';
import { examineWorkshop } from './examine-workshop.ts';
import { registrationConfirmation } from './registration-confirmation.ts';
import { registrationUpdate } from './registration-update.ts';
import { toldAt } from './told-date.ts';

/** The reservation of a place in a workshop. It works without JavaScript as well. */
export const workshopForm = describeForm({
  path: API_PATHS.workshopRegistration,
  table: 'registrations',
  fields: WORKSHOP_FIELDS,
  personField: 'email',
  identity: { key: ['workshop', 'email'] },
  examine: (submission, now) => examineWorkshop(submission, now),
  accepted: 'registration',
  letters: [
    notice('registration-notice', 'registrationNotice', WORKSHOP_FIELDS, fieldWords('workshop')),
    { ...registrationConfirmation, isToVisitor: true },
  ],
  laterLetters: [registrationUpdate],
  alsoStored: ({ workshop = '' }, now) => toldAt(workshop, now),
  retention: { months: RETENTION_MONTHS.registrations },
  resultPaths: RESERVATION_RESULT_PATHS,
});
