import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { API_PATHS } from '#shared/api.ts';
import { openFormClient, scriptHeaders, tokenIn } from '#server/testing/form-client.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { call } from '#server/testing/http-call.ts';
import { failToStart, startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const folder = temporaryFolder();
const siteFolder = path.join(folder, 'site');
mkdirSync(siteFolder);
writeSiteFixture(siteFolder);
const environment = { SITE_DIR: siteFolder, DATA_DIR: path.join(folder, 'data') };

test('what keeps the server from starting is said in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  after(() => taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  writeFileSync(path.join(folder, 'file'), '');
  const attempts = [
    { expected: /^PORT must be a whole number from 0 to 65535\.\n$/u, variables: { PORT: 'x' } },
    { expected: new RegExp(`^Port ${port} is taken .+\\.\n$`, 'u'), variables: { PORT: port } },
    {
      expected: new RegExp(`^Port ${port} is taken .+METRICS_PORT.+\\.\n$`, 'u'),
      variables: { METRICS_PORT: port },
    },
    {
      expected: /^HOST 192\.0\.2\.99 is no address of this machine\.\n$/u,
      variables: { HOST: '192.0.2.99' },
    },
    {
      expected: /^There is no built site in .+\.\n$/u,
      variables: { SITE_DIR: path.join(folder, 'nothing') },
    },
    {
      expected: /^The data folder .+ cannot be written.+\.\n$/u,
      variables: { DATA_DIR: path.join(folder, 'file', 'data') },
    },
    { expected: /^The data folder .+ cannot be written.+\.\n$/u, variables: { DATA_DIR: '/proc/nowhere' } },
  ];
  const ends = await Promise.all(
    // Each with data of its own: two that create one database at once may meet its lock before what is asked for here.
    attempts.map(({ variables }, index) =>
      failToStart({ ...environment, DATA_DIR: path.join(folder, `data-${index}`), ...variables }),
    ),
  );
  for (const [index, { expected }] of attempts.entries()) {
    assert.notEqual(ends[index]?.exitCode, 0);
    // The structured line for machines aside, this is all there is.
    assert.match(ends[index]?.output.replace(/^\{.*\n/gmu, '') ?? '', expected);
  }
});

test('the start tells where the site is, and that the contact facts are samples', async () => {
  const server = await startServerProcess(environment);
  await call(server.port, '/healthz');
  assert.match(server.output(), new RegExp(`Local: +http://127\\.0\\.0\\.1:${server.port}\n`, 'u'));
  assert.match(server.output(), /Data: +\S/u);
  assert.match(server.output(), /SMTP_URL/u);
  assert.doesNotMatch(server.output(), /"level":40/u, 'nothing to warn of');
  assert.match(server.output(), /samples: see site\.config\.ts/u);
  assert.equal(await server.end('SIGTERM'), 0);
});

test('the log names nobody', async () => {
  const server = await startServerProcess({ ...environment, LOG_LEVEL: 'trace' });
  const { register, post } = await openFormClient(server.port);
  await call(server.port, '/about-us?email=query@example.com');
  await register({ ...REGISTRATION, email: 'logged@example.com' }, { 'User-Agent': 'Named/1.0' });
  await register({ ...REGISTRATION, email: 'invalid-address' });
  await register('{"email":"broken@example.com"');
  await post(`${API_PATHS.contactMessage}?name=query-name`, {
    name: 'Sara',
    email: 'c@example.com',
    message: 'secret text',
  });
  await post(`/api/${encodeURIComponent('someone@example.com')}`, {});
  assert.equal(await server.end('SIGTERM'), 0);
  assert.match(server.output(), /"route":"\/api\/workshops\/store","status":201/u);
  assert.match(server.output(), /"route":"\/api\/contact\/messages","status":201/u);
  for (const personal of [
    'example.com',
    'invalid-address',
    'query-name',
    'Sara',
    'secret text',
    'محمد',
    '0501234567',
    'Named/1.0',
    'remoteAddress',
    'XSRF-TOKEN',
  ]) {
    assert.ok(!server.output().includes(personal), personal);
  }
});

test('a stop finishes the request under way, with its connection open till then, and takes no new one', async () => {
  const server = await startServerProcess(environment);
  const headers = scriptHeaders(tokenIn(await call(server.port, '/')));
  const body = JSON.stringify({ ...REGISTRATION, email: 'late@example.com' });
  const agent = new Agent({ keepAlive: true });
  after(() => agent.destroy());
  const outgoing = request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: API_PATHS.workshopRegistration,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Expect: '100-continue' },
    agent,
  });
  const answered = new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      outgoing.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
      outgoing.on('error', reject);
    },
  );
  outgoing.flushHeaders();
  // The server has read the head of the request: it is under way.
  await new Promise((resolve) => outgoing.once('continue', resolve));
  const ended = server.end('SIGTERM');
  while (
    await call(server.port, '/healthz').then(
      () => true,
      () => false,
    )
  )
    await new Promise(setImmediate);
  outgoing.end(body);
  assert.deepEqual(await answered, { status: 201, connection: 'close' });
  assert.equal(await ended, 0);
  // By the time that each line tells: one written by the request may reach the log a moment late.
  const timeOf = (line: string): number => Number(/"time":(\d+)/u.exec(line)?.[1]);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const inOrder = lines.toSorted((one, other) => timeOf(one) - timeOf(other)).join('\n');
  assert.match(inOrder, /"signal":"SIGTERM","msg":"stopping"[^]*"status":201[^]*"msg":"stopped"/u);
});

test('a mail server that stays silent keeps no stop waiting, and its letter is not lost', async () => {
  const silent = await startMailServer({ pause: () => new Promise(() => {}) });
  const letters = {
    ...environment,
    DATA_DIR: path.join(folder, 'silent-mail'),
    SMTP_URL: silent.url,
    MAIL_FROM: 'Node <no-reply@example.org>',
    MAIL_TO: 'Office <office@example.org>, team@example.org',
  };
  const server = await startServerProcess(letters);
  const { register } = await openFormClient(server.port);
  assert.equal((await register({ ...REGISTRATION, email: 'silent@example.com' })).status, 201);
  while (silent.connections() === 0) await new Promise(setImmediate);
  const started = performance.now();
  assert.equal(await server.end('SIGTERM'), 0);
  assert.ok(performance.now() - started < 3_000);
  await silent.close();

  const awake = await startMailServer();
  const again = await startServerProcess({ ...letters, SMTP_URL: awake.url });
  while (awake.letters.length < 2) await new Promise(setImmediate);
  await again.end('SIGTERM');
  assert.deepEqual(
    new Set(awake.letters.flatMap(({ recipients }) => recipients)),
    new Set(['office@example.org', 'team@example.org', 'silent@example.com']),
  );
});

test('a setting that was probably not meant so is warned of at the start', async () => {
  const server = await startServerProcess({ ...environment, RATE_PER_MINUT: '5' });
  assert.match(server.output(), /"level":40.*"msg":"RATE_PER_MINUT is not read: RATE_PER_MINUTE/u);
});
