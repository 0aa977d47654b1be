import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { call } from '#server/testing/http-call.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { startTestWebsite, openTestStore } from '#server/testing/test-website.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { fingerprintOf, normalisedAddress, phoneDigits } from '#server/forms/identity.ts';

const folder = temporaryFolder();
const store = await openTestStore(folder);
const site = await startTestWebsite({ store });

test('while another process holds the database, forms are refused and pages go on; then forms go on too', async () => {
  const other = new DatabaseSync(path.join(folder, 'website.db'));
  other.exec('begin exclusive');
  const { register } = await openFormClient(site.port);
  const waiting = register(REGISTRATION);
  assert.equal((await call(site.port, '/about-us')).status, 200);
  const refused = await waiting;
  assert.equal(refused.status, 503);
  assert.equal((await call(site.port, '/readyz')).status, 503);
  other.exec('rollback');
  other.close();
  assert.equal((await register(REGISTRATION)).status, 201);
  assert.equal((await call(site.port, '/readyz')).status, 200);
});

test('every commit waits for the disk', async () => {
  const [mode = []] = await store.run([{ sql: 'pragma journal_mode', values: [] }]);
  const [synchronous = []] = await store.run([{ sql: 'pragma synchronous', values: [] }]);
  assert.deepEqual([mode[0]?.['journal_mode'], synchronous[0]?.['synchronous']], ['wal', 2]);
});

test('addresses and phones compare by what they mean', () => {
  assert.equal(normalisedAddress('A.B@EXAMPLE.com'), 'a.b@example.com');
  assert.equal(normalisedAddress('x@مثال.السعودية'), 'x@xn--mgbh0fb.xn--mgberp4a5d4ar');
  for (const phone of ['0501234567', '+966 50 123 4567', '00966501234567', '501234567']) {
    assert.equal(phoneDigits(phone), '501234567', phone);
  }
  assert.notEqual(phoneDigits('0112345678'), phoneDigits('112345678'));
  assert.notEqual(fingerprintOf(['a', 'bc']), fingerprintOf(['ab', 'c']));
});
