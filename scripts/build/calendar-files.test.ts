import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WORKSHOPS, type Workshop } from '../../content/facts/workshops.ts';
import { calendarFiles } from './calendar-files.ts';

const withHour: Workshop = {
  ...WORKSHOPS[1],
  dates: [{ startsAt: '2027-02-08T19:00:00+03:00', place: 'online' }],
};
const wholeDay: Workshop = { ...WORKSHOPS[0], dates: [{ startsAt: '2025-04-21', place: 'online' }] };
const undated: Workshop = { ...WORKSHOPS[2], dates: [] };

test('a workshop with a date has an entry for any calendar in both languages, in the time of Riyadh', () => {
  const files = new Map(calendarFiles(new Date('2026-12-01T00:00:00Z'), [withHour, wholeDay, undated]));
  assert.deepEqual(
    [...files.keys()],
    [
      'calendar/ideaToPlatform-ar.ics',
      'calendar/ideaToPlatform-en.ics',
      'calendar/turningPoint-ar.ics',
      'calendar/turningPoint-en.ics',
    ],
  );
  const arabic = files.get('calendar/ideaToPlatform-ar.ics') ?? '';
  for (const line of [
    'METHOD:PUBLISH',
    'DTSTART;TZID=Asia/Riyadh:20270208T190000',
    'DTEND;TZID=Asia/Riyadh:20270208T220000',
    'TZOFFSETTO:+0300',
    'DTSTAMP:20270208T160000Z',
    'SUMMARY:من الفكرة إلى المنصّة',
  ]) {
    assert.ok(arabic.split('\r\n').includes(line), `${line}\n${arabic}`);
  }
});

test('a date without an hour is a whole day', () => {
  const files = new Map(calendarFiles(new Date('2025-04-01T00:00:00Z'), [wholeDay]));
  const english = files.get('calendar/turningPoint-en.ics') ?? '';
  assert.match(english, /^DTSTART;VALUE=DATE:20250421\r$/mu);
  assert.doesNotMatch(english, /DTEND.*T/u);
});
