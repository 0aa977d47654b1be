import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retriedDownload } from './retried-download.ts';

/** A download that answers with what the test says, and counts how often it was asked. */
function counted(outcomes: readonly ('fails' | 'arrives')[]) {
  let attempts = 0;
  const download = retriedDownload(() => {
    const outcome = outcomes[attempts];
    attempts += 1;
    return outcome === 'arrives' ? Promise.resolve(attempts) : Promise.reject(new Error('offline'));
  });
  return { download, attempts: () => attempts };
}

test('a download that arrived is never repeated', async () => {
  const { download, attempts } = counted(['arrives']);
  assert.equal(download.start(), download.start());
  await download.outcome();
  await download.start();
  assert.equal(attempts(), 1);
});

test('whoever waits for a failed one meets the same failure, without another attempt', async () => {
  const { download, attempts } = counted(['fails']);
  const first = download.outcome();
  await assert.rejects(first);
  assert.equal(download.outcome(), first);
  assert.equal(attempts(), 1);
});

test('starting after a failure tries once more, and everyone meets that attempt', async () => {
  const { download, attempts } = counted(['fails', 'arrives']);
  await assert.rejects(download.start());
  assert.equal(await download.start(), 2);
  assert.equal(await download.outcome(), 2);
  assert.equal(attempts(), 2);
});
