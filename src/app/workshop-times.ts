import type { ScreenWords } from '#content/content.ts';
import { beginningOf, workshopAt, type WorkshopAt } from '#content/facts/workshop-times.ts';
import { FIRST_WORKSHOP_DAY, WORKSHOPS, type Workshop, type WorkshopDate } from '#content/facts/workshops.ts';
import type { DatedWorkshop, WorkshopChoice, WorkshopTimes } from '#content/records/workshop-times.ts';
import { calendarAddress } from '#content/facts/workshops.ts';
import { formatDate, formatDateParts, formatDateTime, formatHijriDate, formatTime } from '#shared/dates.ts';
import { DEFAULT_WORKSHOP } from '#shared/form-fields.ts';
import type { Language } from '#shared/languages.ts';
import { fill } from '#src/i18n/format.ts';

type Words = Pick<ScreenWords['media_reservation'], 'form' | 'dates' | 'workshops'>;

/** Whether a date names its hour; the specified first one does not. */
const hasHour = ({ startsAt }: WorkshopDate) => startsAt.includes('T');

function written(date: WorkshopDate, language: Language): string {
  return (hasHour(date) ? formatDateTime : formatDate)(date.startsAt, language);
}

/** What whoever chooses this workshop is registered for. */
function choiceNote({ next, latest }: WorkshopAt, { form }: Words, language: Language): string {
  if (next !== undefined) return fill(form.nextDate, { date: written(next, language) });
  return latest === undefined ? form.noDate : form.pastDate;
}

function dateNote({ registration, next, latest }: WorkshopAt, { dates }: Words, language: Language) {
  if (registration === 'closed') return dates.closed;
  // That a day is over is said by `isPast`.
  if (latest === undefined || next === undefined) return undefined;
  return fill(dates.before, { date: formatDate(latest.startsAt, language) });
}

/** The workshops in words, as they stand at a moment. */
export function workshopTimes(
  words: Words,
  language: Language,
  now: Date,
  workshops: readonly Workshop[] = WORKSHOPS,
): WorkshopTimes {
  const all = workshops.map((workshop) => ({ workshop, at: workshopAt(workshop, now) }));
  const choices = all.map(({ workshop: { id, value }, at }): WorkshopChoice => {
    const { name } = words.workshops[id];
    if (at.registration === 'open') return { value, label: name, note: choiceNote(at, words, language) };
    const label = at.registration === 'soon' ? words.form.soonOption : words.form.closedOption;
    return { value, label: fill(label, { workshop: name }) };
  });
  const dated = all.flatMap(({ workshop: { id }, at }): DatedWorkshop[] => {
    const date = at.next ?? at.latest;
    if (date === undefined) return [];
    const note = dateNote(at, words, language);
    return [
      {
        id,
        startsAt: date.startsAt,
        ...formatDateParts(date.startsAt, language),
        ...(hasHour(date) && { time: formatTime(date.startsAt, language) }),
        isPast: at.next === undefined,
        hijri: formatHijriDate(date.startsAt, language),
        ...(at.next !== undefined && { calendar: calendarAddress(id, language) }),
        ...(note !== undefined && { note }),
      },
    ];
  });
  const open = choices.filter(({ note }) => note !== undefined).map(({ value }) => value);
  const soonest = all
    .flatMap(({ at }) => at.next ?? [])
    .toSorted((a, b) => beginningOf(a).getTime() - beginningOf(b).getTime())[0];
  return {
    date: (soonest ?? all[0]?.at.latest)?.startsAt ?? FIRST_WORKSHOP_DAY,
    choices,
    choice: (open.includes(DEFAULT_WORKSHOP) ? DEFAULT_WORKSHOP : open[0]) ?? '',
    dated,
  };
}
