import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningOf, endOf, workshopAt } from './workshop-times.ts';
import { COUNTDOWN_TARGET, WORKSHOPS, type Workshop } from './workshops.ts';

const FIRST = { startsAt: '2027-02-08T19:00:00+03:00', place: 'online' } as const;
const SECOND = { startsAt: '2027-05-10T19:00:00+03:00', place: 'online' } as const;
const WORKSHOP: Workshop = {
  id: 'turningPoint',
  value: 'ورشة',
  isOpen: true,
  closesAt: null,
  dates: [FIRST, SECOND],
};
const at = (moment: string, workshop: Workshop = WORKSHOP) => workshopAt(workshop, new Date(moment));

test('a date is the next one until the moment it begins, and the latest from then on', () => {
  assert.deepEqual(at('2027-02-08T15:59:59Z'), { registration: 'open', next: FIRST, latest: undefined });
  assert.deepEqual(at('2027-02-08T16:00:00Z'), { registration: 'open', next: SECOND, latest: FIRST });
});

test('registration stays open when every date is past', () => {
  assert.deepEqual(at('2028-01-01T00:00:00Z'), { registration: 'open', next: undefined, latest: SECOND });
});

test('a workshop that closes takes registrations until that moment; one that is not open takes none', () => {
  const closing: Workshop = { ...WORKSHOP, closesAt: '2027-02-01T00:00:00+03:00' };
  assert.equal(at('2027-01-31T20:59:59Z', closing).registration, 'open');
  assert.equal(at('2027-01-31T21:00:00Z', closing).registration, 'closed');
  assert.equal(at('2027-01-01T00:00:00Z', { ...WORKSHOP, isOpen: false }).registration, 'soon');
});

test('the first workshop, which names a day alone, is past when its countdown ends', () => {
  const [first] = WORKSHOPS[0].dates;
  assert.ok(first);
  assert.equal(beginningOf(first).getTime(), Date.parse(COUNTDOWN_TARGET));
});

test('a workshop lasts three hours', () => {
  assert.equal(endOf(FIRST).toISOString(), '2027-02-08T19:00:00.000Z');
});

for (const { id, dates, closesAt } of WORKSHOPS) {
  test(`${id}: its dates exist in the calendar and stand in the order of time`, () => {
    const written = [...dates.map(({ startsAt }) => startsAt), ...(closesAt === null ? [] : [closesAt])];
    for (const moment of written) {
      const day = moment.slice(0, 'YYYY-MM-DD'.length);
      // February has no 30th, and `new Date` would make it 2 March in silence.
      assert.equal(new Date(`${day}T00:00:00Z`).toJSON().slice(0, day.length), day);
    }
    const times = dates.map((date) => beginningOf(date).getTime());
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    );
    assert.ok(times.every(Number.isFinite));
  });
}
