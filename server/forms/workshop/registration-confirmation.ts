import { workshopAt } from '#content/facts/workshop-times.ts';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation, greetingFor } from '../letters.ts';
import { nameOfWorkshop, placeOfWorkshop, workshopNamed } from './workshop-name.ts';

/**
 * Names the next date and promises the link before it; where none is set, it promises word of it (rule:past-workshops).
 * A workshop that is no longer listed keeps its name to itself: the stored text is a stranger's.
 */
export const registrationConfirmation = confirmation(
  'registration-confirmation',
  WORKSHOP_FIELDS,
  (registration, language, { now = () => new Date() }) => {
    const { dated, undated, unlistedWorkshop } = messagesIn(language).letters.registrationConfirmation;
    const workshop = workshopNamed(registration.workshop);
    const next = workshop && workshopAt(workshop, now()).next;
    const words = next === undefined ? undated : dated;
    const values = {
      workshop: workshop === undefined ? unlistedWorkshop : nameOfWorkshop(workshop, language),
      ...(next && {
        date: (next.startsAt.includes('T') ? formatDateTime : formatDate)(next.startsAt, language),
        place: placeOfWorkshop(next, language),
      }),
    };
    return {
      subject: fillText(words.subject, values),
      greeting: greetingFor(registration.first_name, language),
      paragraphs: [words.welcome, words.date, words.changes].map((text) => fillText(text, values)),
    };
  },
);
