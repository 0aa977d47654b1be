import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { call } from '#server/testing/http-call.ts';
import { FILM } from '#server/testing/site-fixture.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const { port } = await startTestWebsite();
const onDisk = await startTestWebsite({ maxMediaInMemory: 0 });
const changing = await startTestWebsite({ maxMediaInMemory: 0 });

for (const [place, served] of [
  ['memory', port],
  ['disk', onDisk.port],
] as const) {
  const film = (headers: Record<string, string> = {}) =>
    call(served, '/media/film-1a2b3c4d.mp4', { headers });
  const size = FILM.length;

  test(`byte ranges are honoured from ${place}`, async () => {
    const whole = await film();
    assert.equal(whole.headers['accept-ranges'], 'bytes');
    assert.deepEqual(whole.body, FILM);
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-500', size - 500, size - 1],
      [`bytes=-${size + 5}`, 0, size - 1],
      [`bytes=${size - 10}-${size + 100}`, size - 10, size - 1],
    ] as const) {
      const part = await film({ Range: range });
      assert.equal(part.status, 206, range);
      assert.equal(part.headers['content-range'], `bytes ${first}-${last}/${size}`);
      assert.deepEqual(part.body, FILM.subarray(first, last + 1));
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const refused = await film({ Range: range });
      assert.equal(refused.status, 416, range);
      assert.equal(refused.headers['content-range'], `bytes */${size}`);
    }
    for (const range of ['bytes=0-1,5-6', 'items=0-1', 'bytes=5-2', 'bytes=-', 'bytes=a-b']) {
      assert.equal((await film({ Range: range })).status, 200, range);
    }
  });

  test(`If-Range keeps a part of a changed file from being sent, from ${place}`, async () => {
    const tag = String((await film()).headers.etag);
    assert.equal((await film({ Range: 'bytes=0-9', 'If-Range': tag })).status, 206);
    for (const other of ['"other"', `W/${tag}`, new Date().toUTCString()]) {
      const answer = await film({ Range: 'bytes=0-9', 'If-Range': other });
      assert.equal(answer.status, 200, other);
      assert.equal(answer.body.length, size);
    }
    assert.equal((await film({ 'If-None-Match': tag, Range: 'bytes=0-9' })).status, 304);
  });
}

test('a file on disk that changed after the start is not sent under its old headers', async () => {
  truncateSync(path.join(changing.siteFolder, 'media', 'film-1a2b3c4d.mp4'), 10);
  assert.equal((await call(changing.port, '/media/film-1a2b3c4d.mp4')).status, 404);
});
