import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mediaReservation as arabic } from '#content/ar/media-reservation.ts';
import { mediaReservation as english } from '#content/en/media-reservation.ts';
import { WORKSHOPS, type Workshop } from '#content/facts/workshops.ts';
import { workshopTimes } from './workshop-times.ts';

// Dates of their own, so that a new one in the facts changes no test.
const turningPoint: Workshop = {
  ...WORKSHOPS[0],
  isOpen: true,
  closesAt: null,
  dates: [{ startsAt: '2025-04-21', place: 'online' }],
};
const ideaToPlatform: Workshop = {
  ...WORKSHOPS[1],
  isOpen: true,
  closesAt: null,
  dates: [{ startsAt: '2025-05-19T20:30:00+03:00', place: 'online' }],
};
const afterLaunch: Workshop = { ...WORKSHOPS[2], isOpen: false, closesAt: null, dates: [] };
const specified: readonly Workshop[] = [turningPoint, ideaToPlatform, afterLaunch];
const SPRING = '2027-02-08T19:00:00+03:00';
const withNewDate: readonly Workshop[] = [
  { ...turningPoint, dates: [...turningPoint.dates, { startsAt: SPRING, place: 'online' }] },
  ideaToPlatform,
  afterLaunch,
];
const arabicAt = (moment: string, workshops = specified) =>
  workshopTimes(arabic, 'ar', new Date(moment), workshops);
const englishAt = (moment: string, workshops = specified) =>
  workshopTimes(english, 'en', new Date(moment), workshops);

test('before its date a workshop is to come; from its beginning on it is past, and a list is kept', () => {
  const [before] = arabicAt('2025-04-20T20:59:59Z').dated;
  assert.equal(before?.isPast, false);
  assert.equal(before.note, undefined);
  const times = arabicAt('2025-04-20T21:00:00Z');
  const [past] = times.dated;
  assert.equal(past?.isPast, true);
  assert.equal(past.note, undefined, 'a day that is over needs no note: pages say it in their own words');
  assert.equal(past.calendar, undefined, 'what is past is put into no calendar');
  assert.equal(before.calendar, '/calendar/turningPoint-ar.ics');
  assert.equal(past.hijri, '23 شوال 1446 هـ');
  assert.equal(times.choices[0]?.note, arabic.form.pastDate);
  assert.match(times.choices[1]?.note ?? '', /19 مايو 2025، 8:30 م بتوقيت الرياض/u);
});

test('a new date stands in the place of the past one, which is told beside it', () => {
  const { date, dated, choices } = englishAt('2026-12-01T00:00:00Z', withNewDate);
  assert.equal(date, SPRING, 'the head of the page');
  const [first, second] = dated;
  assert.deepEqual(
    { ...first, note: '' },
    {
      id: 'turningPoint',
      startsAt: SPRING,
      day: '8',
      monthAndYear: 'February 2027',
      time: '7:00 PM',
      isPast: false,
      hijri: '1 Ramadan 1448 AH',
      calendar: '/calendar/turningPoint-en.ics',
      note: '',
    },
  );
  assert.match(first?.note ?? '', /21 April 2025/u);
  assert.equal(second?.isPast, true);
  assert.match(choices[0]?.note ?? '', /8 February 2027, 7:00 PM/u);
});

test('once every date is past the head keeps the date of the first workshop', () => {
  assert.equal(arabicAt('2026-01-01T00:00:00Z').date, '2025-04-21');
  assert.equal(arabicAt('2025-05-01T00:00:00Z').date, '2025-05-19T20:30:00+03:00', 'the soonest to come');
});

test('a workshop that is not open, or closed, cannot be chosen; the form keeps its default where that is open', () => {
  const closesAt = '2027-01-01T00:00:00+03:00';
  const closing: readonly Workshop[] = [{ ...turningPoint, closesAt }, ideaToPlatform, afterLaunch];
  const before = englishAt('2026-12-31T20:59:59Z', closing);
  assert.equal(before.choice, turningPoint.value);
  assert.deepEqual(
    before.choices.map(({ note }) => note !== undefined),
    [true, true, false],
  );
  const after = englishAt('2026-12-31T21:00:00Z', closing);
  assert.equal(after.choice, ideaToPlatform.value);
  assert.deepEqual(
    after.choices.map(({ note }) => note !== undefined),
    [false, true, false],
  );
  assert.equal(after.dated[0]?.note, english.dates.closed);
  assert.equal(englishAt('2027-01-01T00:00:00Z', [afterLaunch]).choice, '', 'nothing is left to choose');
});

test('both languages say the same about every workshop', () => {
  for (const moment of ['2025-01-01T00:00:00Z', '2025-05-01T00:00:00Z', '2026-01-01T00:00:00Z']) {
    const shape = ({ choices, dated }: ReturnType<typeof arabicAt>) => [
      choices.map(({ value, note }) => [value, note === undefined]),
      dated.map(({ id, startsAt, isPast, note }) => [id, startsAt, isPast, note === undefined]),
    ];
    assert.deepEqual(shape(arabicAt(moment)), shape(englishAt(moment)));
  }
});
