import { workshopAt } from '#content/facts/workshop-times.ts';
import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation, greetingFor } from '../letters.ts';
import { factsOf } from './workshop-facts.ts';
import { nameOfWorkshop, workshopNamed } from './workshop-name.ts';

/**
 * Names the next date and promises the link before it; where none is set, it promises word of it (rule:past-workshops).
 * A workshop that is no longer listed keeps its name to itself: the stored text is a stranger's.
 */
export const registrationConfirmation = confirmation(
  'registration-confirmation',
  WORKSHOP_FIELDS,
  (registration, { language, now = () => new Date() }) => {
    const { registrationConfirmation: letter, registrationNote } = messagesIn(language).letters;
    const workshop = workshopNamed(registration.workshop);
    const next = workshop && workshopAt(workshop, now()).next;
    const words = next === undefined ? letter.undated : letter.dated;
    const values = {
      workshop: workshop === undefined ? letter.unlistedWorkshop : nameOfWorkshop(workshop, language),
    };
    return {
      subject: fillText(words.subject, values),
      heading: words.heading,
      greeting: greetingFor(registration.first_name, language),
      paragraphs: [fillText(words.welcome, values)],
      lines: workshop && next ? factsOf(workshop, next, language) : [],
      afterwards: [words.date, words.changes],
      note: { text: registrationNote },
    };
  },
);
