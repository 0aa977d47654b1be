import type { Workshop, WorkshopDate } from '#content/facts/workshops.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import type { LetterLine } from '#server/outbox/letter-content.ts';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import type { Language } from '#shared/languages.ts';
import { nameOfWorkshop, placeOfWorkshop } from './workshop-name.ts';

/** A part of a sentence, standing alone. */
const asBeginning = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What somebody who comes to a workshop looks for in a letter: which, when, where. */
export function factsOf(workshop: Workshop, date: WorkshopDate, language: Language): LetterLine[] {
  const { facts, riyadhTime } = messagesIn(language).letters;
  const { startsAt } = date;
  const format = startsAt.includes('T') ? formatDateTime : formatDate;
  return [
    { label: facts.workshop, value: nameOfWorkshop(workshop, language) },
    { label: facts.date, value: fillText(riyadhTime, { date: format(startsAt, language) }) },
    { label: facts.place, value: asBeginning(placeOfWorkshop(date, language)) },
  ];
}
