import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openTestStore } from '#server/testing/test-website.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { COUNT_PARKED, COUNT_WAITING } from './outbox-statements.ts';

test('the start counts the letters that wait without reading those that were sent', async () => {
  const folder = temporaryFolder();
  await openTestStore(folder);
  const database = new DatabaseSync(path.join(folder, 'website.db'), { readOnly: true });
  for (const { sql } of [COUNT_WAITING, COUNT_PARKED]) {
    const plan = JSON.stringify(database.prepare(`explain query plan ${sql}`).all());
    assert.match(plan, /INDEX outbox_waiting/u, sql);
  }
  database.close();
});
