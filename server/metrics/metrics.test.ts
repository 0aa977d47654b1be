import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { API_PATHS } from '#shared/api.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { call } from '#server/testing/http-call.ts';
import { seriesIn, valueOf } from '#server/testing/metrics-text.ts';
import { sendRaw } from '#server/testing/raw-connection.ts';
import { failToStart, startServerProcess } from '#server/testing/server-process.ts';
import { writeSiteFixture } from '#server/testing/site-fixture.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const folder = temporaryFolder();
const [SITE_DIR, DATA_DIR] = [path.join(folder, 'site'), path.join(folder, 'data')];
mkdirSync(SITE_DIR);
writeSiteFixture(SITE_DIR);

const ANNOUNCED = /Metrics: +http:\/\/127\.0\.0\.1:(\d+)\/metrics\n/u;

test('what happened stands in the metrics, and nothing of whom', async () => {
  const BACKUP_DIR = path.join(folder, 'backups');
  const server = await startServerProcess({ SITE_DIR, DATA_DIR, BACKUP_DIR, METRICS_PORT: '0' });
  const metricsPort = Number(ANNOUNCED.exec(server.output())?.[1]);
  const { register, post } = await openFormClient(server.port);
  const answers = [
    await register(REGISTRATION),
    await register({ ...REGISTRATION, email: 'no address' }),
    await post(API_PATHS.contactMessage, {}, { 'X-XSRF-TOKEN': 'forged' }),
    await call(server.port, '/about-us?email=someone@example.com', {
      headers: { 'User-Agent': 'Named/1.0' },
    }),
    await call(server.port, '/assets/app-1a2b3c4d.js'),
    await call(server.port, '/someone@example.com'),
    await call(server.port, '/readyz'),
    await call(server.port, '/metrics'),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 422, 403, 200, 200, 404, 200, 404],
  );
  await sendRaw(server.port, 'no HTTP at all\r\n\r\n');

  const { status, headers, text } = await call(metricsPort, '/metrics');
  assert.equal(status, 200);
  assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/u);
  const series = seriesIn(text);
  const requests = (kind: string, statusClass: string): number =>
    valueOf(series, 'website_requests_total', { kind, class: statusClass });
  // The page that brought the token, and the one with a query.
  assert.equal(requests('page', '2xx'), 2);
  assert.equal(requests('page', '4xx'), 1);
  assert.equal(requests('asset', '2xx') + requests('asset', '4xx'), 2);
  assert.equal(requests('api', '2xx'), 1);
  assert.equal(requests('api', '4xx'), 2);
  assert.equal(requests('health', '2xx'), 1);
  assert.equal(requests('broken', '4xx'), 1);
  const refused = (form: string, reason: string): number =>
    valueOf(series, 'website_forms_refused_total', { form, reason, limit: '' });
  assert.equal(valueOf(series, 'website_forms_accepted_total', { form: 'registrations' }), 1);
  assert.equal(refused('registrations', 'invalid'), 1);
  assert.equal(refused('messages', 'crossSite'), 1);
  assert.equal(valueOf(series, 'website_letters', { state: 'due' }), 2);
  assert.ok(valueOf(series, 'website_letters_oldest_age_seconds', { state: 'due' }) < 60);
  assert.equal(valueOf(series, 'website_ready'), 1);
  assert.ok(valueOf(series, 'website_disk_free_bytes', { folder: 'data' }) > 0);
  const ran = { operation: 'run', outcome: 'done' };
  assert.ok(valueOf(series, 'website_store_seconds_count', ran) >= 1);
  assert.ok(valueOf(series, 'nodejs_eventloop_lag_p99_seconds') >= 0);
  assert.doesNotMatch(text, /example\.com|Named|127\.0\.0\.1|about-us/u);
  assert.equal((await call(metricsPort, '/')).status, 404);
  assert.equal((await call(metricsPort, '/metrics', { method: 'POST' })).status, 405);
  assert.equal(await server.end('SIGTERM'), 0);
});

test('they tell when forms are refused, and what cannot be known is missing', async () => {
  const data = path.join(folder, 'replaced');
  const server = await startServerProcess({ SITE_DIR, DATA_DIR: data, METRICS_PORT: '0' });
  const metricsPort = Number(ANNOUNCED.exec(server.output())?.[1]);
  const look = async () => seriesIn((await call(metricsPort, '/metrics')).text);
  assert.equal(valueOf(await look(), 'website_letters', { state: 'due' }), 0);
  renameSync(data, path.join(folder, 'elsewhere'));
  // What was found out a moment ago holds for a second.
  while (valueOf(await look(), 'website_ready') === 1);
  const series = await look();
  assert.equal(valueOf(series, 'website_ready'), 0);
  assert.ok(valueOf(series, 'website_store_seconds_count', { operation: 'read', outcome: 'failed' }) >= 1);
  assert.doesNotMatch(series.map(({ name }) => name).join(' '), /website_(?:letters|disk|backup)/u);
});

test('without METRICS_PORT there are none, and the site’s own port is refused', async () => {
  const silent = await startServerProcess({ SITE_DIR, DATA_DIR: path.join(folder, 'silent') });
  assert.doesNotMatch(silent.output(), /Metrics/u);
  const { exitCode, output } = await failToStart({ SITE_DIR, DATA_DIR, PORT: '9464', METRICS_PORT: '9464' });
  assert.notEqual(exitCode, 0);
  assert.match(output, /^METRICS_PORT must be another port than PORT/u);
});
