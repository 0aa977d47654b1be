import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import ICAL from 'ical.js';
import { WORKSHOPS, type RiyadhMoment } from '#content/facts/workshops.ts';
import { composeLetter } from '#server/outbox/compose-letter.ts';
import { CORRESPONDENCE } from '#server/testing/correspondence.ts';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import { REGISTRATION, registrationUnit } from '#server/testing/submissions.ts';
import { LETTERS } from '../forms.ts';
import { dueDateNotices, sendDateNotices } from './date-notices.ts';

const [, dated] = WORKSHOPS;
const STARTS_AT = dated.dates[0]?.startsAt ?? '';
const BEFORE = new Date('2025-05-01T09:00:00Z');

function compose(kind: string, told: Record<string, string | number>, now = BEFORE) {
  const source = LETTERS.find((letter) => letter.kind === kind) ?? assert.fail(kind);
  const row = { ...REGISTRATION, id: '1', language: 'ar', workshop: dated.value, ...told };
  return composeLetter('letter', source, row, { ...CORRESPONDENCE, now: () => now });
}

/** What a calendar reads in a letter. */
function entryIn({ calendar }: ReturnType<typeof compose>) {
  const root = ICAL.Component.fromString(calendar?.content ?? assert.fail('no entry'));
  const zone = root.getFirstSubcomponent('vtimezone');
  if (zone !== null) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? assert.fail('no event'));
  return { method: root.getFirstPropertyValue('method'), event };
}

test('the letter of a registration carries the workshop for the reader’s calendar, in Riyadh’s time', () => {
  const letter = compose('registration-confirmation', { told_date: STARTS_AT });
  const { method, event } = entryIn(letter);
  assert.equal(method, 'REQUEST');
  assert.equal(letter.calendar?.method, 'REQUEST');
  assert.equal(event.startDate.toJSDate().toISOString(), '2025-05-19T17:30:00.000Z');
  assert.equal(event.endDate.toJSDate().toISOString(), '2025-05-19T20:30:00.000Z');
  assert.equal(event.startDate.zone.tzid, 'Asia/Riyadh');
  assert.equal(event.summary, dated.value);
  assert.equal(event.sequence, 0);
  assert.match(letter.calendar.content, /^DTSTAMP:20250501T090000Z\r$/mu);
  assert.match(event.organizer, /team@example\.org/u);
});

test('a day without an hour is a whole day, wherever the server stands', () => {
  const [first] = WORKSHOPS;
  const now = new Date('2025-04-01T00:00:00Z');
  const told = { workshop: first.value, told_date: first.dates[0]?.startsAt ?? '' };
  assert.equal(
    entryIn(compose('registration-confirmation', told, now)).event.startDate.toString(),
    '2025-04-21',
  );
});

test('without a date to come there is nothing for the calendar', () => {
  assert.equal(compose('registration-confirmation', { told_date: '' }).calendar, undefined);
  const after = new Date('2026-01-01T00:00:00Z');
  assert.equal(compose('registration-confirmation', { told_date: STARTS_AT }, after).calendar, undefined);
});

test('a date that moves or is off changes the very entry that the first letter brought', () => {
  const first = entryIn(compose('registration-confirmation', { told_date: STARTS_AT }));
  const moved = entryIn(
    compose('registration-update', {
      told_date: STARTS_AT,
      withdrawn_date: '2025-05-12T20:30:00+03:00',
      told_sequence: 1,
    }),
  );
  const off = compose('registration-update', { told_date: '', withdrawn_date: STARTS_AT, told_sequence: 2 });
  const cancelled = entryIn(off);
  assert.equal(moved.method, 'REQUEST');
  assert.equal(cancelled.method, 'CANCEL');
  assert.equal(off.calendar?.method, 'CANCEL');
  assert.deepEqual(new Set([first, moved, cancelled].map(({ event }) => event.uid)).size, 1);
  assert.deepEqual(
    [first, moved, cancelled].map(({ event }) => event.sequence),
    [0, 1, 2],
  );
});

const workshopWith = (...starts: RiyadhMoment[]) => [
  { ...dated, dates: starts.map((startsAt) => ({ startsAt, place: 'online' as const })) },
];
const MAY = '2027-05-10T20:30:00+03:00';
const JUNE = '2027-06-10T20:30:00+03:00';
const NOW = new Date('2027-04-01T09:00:00Z');

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    async function openWaiting(schema: string) {
      const store = await openEmptyStore(engine, schema);
      const input = { email: 'waiting@example.com', workshop: dated.value };
      await store.run(registrationUnit(input, { now: '2027-03-01T09:00:00.000Z' }));
      // Corrected later: the same person.
      await store.run(
        registrationUnit({ ...input, phone: '0559999999' }, { now: '2027-03-02T09:00:00.000Z' }),
      );
      const due = (now: Date, ...starts: RiyadhMoment[]) =>
        dueDateNotices(store, now, workshopWith(...starts));
      const updates = async (): Promise<number> => {
        const [rows = []] = await store.read([
          { sql: `select id from outbox where kind = 'registration-update'`, values: [] },
        ]);
        return rows.length;
      };
      return { store, due, updates };
    }

    test('who registered is told once that a date is set, then that it moves, then that it is off', async () => {
      const { store, due, updates } = await openWaiting('test_notices');
      assert.deepEqual(await due(NOW), []);
      for (const [starts, change] of [
        [[MAY], 'set'],
        [[JUNE], 'moved'],
        [[], 'cancelled'],
        [[MAY], 'set'],
      ] as const) {
        const notices = await due(NOW, ...starts);
        assert.deepEqual(
          notices.map((notice) => notice.change),
          [change],
        );
        // Two operators at the same moment.
        await Promise.all([sendDateNotices(store, notices, NOW), sendDateNotices(store, notices, NOW)]);
        assert.deepEqual(await due(NOW, ...starts), [], change);
        assert.equal(await updates(), 1, 'a letter that still waits is replaced');
      }
    });

    test('who has been to a workshop hears nothing of its next date', async () => {
      const { store, due } = await openWaiting('test_attended');
      await sendDateNotices(store, await due(NOW, MAY), NOW);
      assert.deepEqual(await due(new Date('2027-05-20T09:00:00Z'), MAY, JUNE), []);
      await store.run([{ sql: `update registrations set told_date = ''`, values: [] }]);
      assert.deepEqual(
        await due(new Date('2027-05-20T09:00:00Z'), MAY, JUNE),
        [],
        'nor from before it was noted',
      );
    });
  });
}
