import * as v from 'valibot';
import { beginningOf, workshopAt } from '#content/facts/workshop-times.ts';
import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation, greetingFor } from '../letters.ts';
import { dateOf, toldSchema } from './told-date.ts';
import { workshopEntry } from './workshop-calendar.ts';
import { factsOf } from './workshop-facts.ts';
import { nameOfWorkshop, workshopNamed } from './workshop-name.ts';

/**
 * Names the next date and promises the link before it; where none is set, it promises word of it (rule:past-workshops).
 * A workshop that is no longer listed keeps its name to itself: the stored text is a stranger's.
 */
export const registrationConfirmation = confirmation(
  'registration-confirmation',
  WORKSHOP_FIELDS,
  (registration, about) => {
    const { language, row, now = () => new Date() } = about;
    const { registrationConfirmation: letter, registrationNote } = messagesIn(language).letters;
    const workshop = workshopNamed(registration.workshop);
    const { told_date: told, told_sequence: sequence } = v.parse(toldSchema, row);
    // A row from before this was noted goes by the present date.
    const next = workshop && (told === undefined ? workshopAt(workshop, now()).next : dateOf(workshop, told));
    const welcome = (name: string): string => fillText(words.welcome, { workshop: name });
    const words = next === undefined ? letter.undated : letter.dated;
    const values = {
      workshop: workshop === undefined ? letter.unlistedWorkshop : nameOfWorkshop(workshop, language),
    };
    return {
      subject: fillText(words.subject, values),
      heading: words.heading,
      greeting: greetingFor(registration.first_name, language),
      paragraphs: [welcome(values.workshop)],
      lines: workshop && next ? factsOf(workshop, next, language) : [],
      afterwards: [words.date, words.changes],
      note: { text: registrationNote },
      ...(workshop &&
        next &&
        beginningOf(next) > now() && {
          calendar: workshopEntry(
            { workshop, date: next, email: registration.email, language, sequence, description: words.date },
            about,
          ),
        }),
    };
  },
);
