import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laterFileName, readLaterFileName } from './later-files.ts';

test('what the build calls a file of later, the server reads as that file and moment', () => {
  const moment = new Date('2027-02-08T19:00:00+03:00');
  const file = 'en/media/ndsworkshop/index.html';
  assert.deepEqual(readLaterFileName(laterFileName(moment, file)), { moment, file });
});

test('no other file is taken for one', () => {
  for (const name of ['index.html', 'later/index.html', 'media/later/20270208T160000Z/index.html'])
    assert.equal(readLaterFileName(name), undefined, name);
});
