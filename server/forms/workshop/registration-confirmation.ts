import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation, greetingFor } from '../letters.ts';
import { isPastWorkshop } from './workshop-date.ts';
import { workshopName } from './workshop-name.ts';

/** Promises the link before the workshop begins, or once the next date is set where the date is past. */
export const registrationConfirmation = confirmation(
  'registration-confirmation',
  WORKSHOP_FIELDS,
  (registration, language, { now = () => new Date() }) => {
    const words = messagesIn(language).letters.registrationConfirmation;
    const workshop = workshopName(registration.workshop, language) ?? words.unlistedWorkshop;
    const link = isPastWorkshop(registration.workshop, now()) ? words.linkAfterItsDate : words.link;
    return {
      subject: fillText(words.subject, { workshop }),
      greeting: greetingFor(registration.first_name, language),
      paragraphs: [words.welcome, link, words.changes].map((text) => fillText(text, { workshop })),
    };
  },
);
