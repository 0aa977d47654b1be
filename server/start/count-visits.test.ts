import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

test('the running server counts who opens a page, and writes it down when it stops', async () => {
  const folder = temporaryFolder();
  const [DATA_DIR, SITE_DIR] = [path.join(folder, 'data'), path.join(folder, 'site')];
  mkdirSync(SITE_DIR);
  writeSiteFixture(SITE_DIR);
  const server = await startServerProcess({ DATA_DIR, SITE_DIR });
  const headers = {
    Accept: 'text/html',
    'Accept-Language': 'ar',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  };
  const open = (address: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${server.port}${address}`, { method, headers });
  await Promise.all([open('/'), open('/'), open('/', 'HEAD'), open('/nowhere'), open('/healthz')]);
  assert.equal(await server.end('SIGTERM'), 0);
  const database = new DatabaseSync(path.join(DATA_DIR, 'website.db'), { readOnly: true });
  const visits = database.prepare('select page, language, source, hits from visits').all();
  database.close();
  assert.equal(JSON.stringify(visits), '[{"page":"/","language":"ar","source":"","hits":2}]');
});
