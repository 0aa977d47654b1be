import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '#content/en/index.ts';
import { WORKSHOPS, type Workshop } from '#content/facts/workshops.ts';
import { Texts } from '#src/i18n/texts.ts';
import { workshopEvents } from './workshop-events.ts';

const SPRING = '2027-02-08T19:00:00+03:00';
// Dates of its own, so that a new one in the facts changes no test.
const workshop: Workshop = {
  ...WORKSHOPS[0],
  closesAt: null,
  dates: [
    { startsAt: '2025-04-21', place: 'online' },
    { startsAt: SPRING, place: 'online' },
  ],
};
const head = { description: 'About it.', keywords: '' };
const texts = new Texts({
  content: { media_reservation: en.media_reservation, articleHeads: { ndsworkshop: head } },
  whole: ['media_reservation', 'articleHeads'],
  fallbackTexts: [],
});
const eventsAt = (moment: string, shown = workshop) =>
  workshopEvents(
    {
      language: 'en',
      path: '/media/ndsworkshop',
      params: {},
      texts,
      now: new Date(moment),
      image: '',
      lastModified: '',
    },
    [shown],
  ).map(({ startDate, endDate, offers }) => ({ startDate, endDate, isOffered: offers !== undefined }));

test('every date is an event of its own, and only one to come offers places', () => {
  const past = { startDate: '2025-04-21', endDate: undefined, isOffered: false };
  const next = { startDate: SPRING, endDate: '2027-02-08T22:00:00+03:00' };
  assert.deepEqual(eventsAt('2027-02-08T15:59:59Z'), [past, { ...next, isOffered: true }]);
  assert.deepEqual(eventsAt('2027-02-08T16:00:00Z'), [past, { ...next, isOffered: false }]);
});

test('a workshop whose registration is closed offers none', () => {
  const closed: Workshop = { ...workshop, closesAt: '2027-01-01T00:00:00+03:00' };
  assert.ok(eventsAt('2027-01-15T00:00:00Z', closed).every(({ isOffered }) => !isOffered));
});
