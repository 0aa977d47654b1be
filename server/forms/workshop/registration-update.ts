import * as v from 'valibot';
import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation, greetingFor } from '../letters.ts';
import { dateOf, toldSchema } from './told-date.ts';
import { workshopEntry } from './workshop-calendar.ts';
import { factsOf } from './workshop-facts.ts';
import { nameOfWorkshop, workshopNamed } from './workshop-name.ts';

export const UPDATE = 'registration-update';

/** Tells somebody who registered that the date is set, has moved, or will not be: as the row says when it is sent. */
export const registrationUpdate = confirmation(UPDATE, WORKSHOP_FIELDS, (registration, about) => {
  const { language, row } = about;
  const { registrationUpdate: letter, registrationNote } = messagesIn(language).letters;
  const {
    told_date: told = '',
    withdrawn_date: withdrawn,
    told_sequence: sequence,
  } = v.parse(toldSchema, row);
  const workshop = workshopNamed(registration.workshop);
  if (workshop === undefined) throw new Error('The workshop of a registration is no longer listed.');
  const date = dateOf(workshop, told);
  const words = date === undefined ? letter.cancelled : withdrawn === '' ? letter.set : letter.moved;
  const values = { workshop: nameOfWorkshop(workshop, language) };
  const news = fillText(words.news, values);
  const entry = { workshop, email: registration.email, language, sequence, description: news };
  return {
    subject: fillText(words.subject, values),
    heading: words.heading,
    greeting: greetingFor(registration.first_name, language),
    paragraphs: [news],
    lines: date === undefined ? [] : factsOf(workshop, date, language),
    afterwards: [words.next],
    note: { text: registrationNote },
    calendar:
      date === undefined
        ? workshopEntry(
            { ...entry, date: { startsAt: withdrawn, place: 'online' }, isCancelled: true },
            about,
          )
        : workshopEntry({ ...entry, date }, about),
  };
});
