import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laterFiles } from './later-files.ts';

const first = new Date('2027-02-08T16:00:00Z');
const second = new Date('2027-05-10T16:00:00Z');
const site = (workshop: string) => new Map(Object.entries({ 'faq.html': 'same', 'workshop.html': workshop }));

test('only what differs from the time before is written, below the moment from which it holds', async () => {
  const later = await laterFiles(site('to come'), [first, second], async (moment) =>
    site(moment < second ? 'to come' : 'past'),
  );
  assert.deepEqual([...later], [['later/20270510T160000Z/workshop.html', 'past']]);
});

test('what becomes again as it was is written again', async () => {
  const later = await laterFiles(site('a'), [first, second], async (moment) =>
    site(moment < second ? 'b' : 'a'),
  );
  assert.deepEqual([...later.values()], ['b', 'a']);
});
