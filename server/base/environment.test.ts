import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readEnvironment } from './environment.ts';

test('without any variable there is a setting for everything', () => {
  const environment = readEnvironment({});
  assert.deepEqual(
    [environment.port, environment.host, environment.ratePerMinute, environment.ratePerHour],
    [3000, '0.0.0.0', 60, 300],
  );
  assert.deepEqual(
    [environment.isHttps, environment.mail, environment.databaseUrl],
    [false, undefined, undefined],
  );
  const project = path.join(import.meta.dirname, '..', '..');
  assert.deepEqual(
    [environment.siteFolder, environment.dataFolder],
    [path.join(project, 'dist', 'site'), path.join(project, 'data')],
  );
});

test('an empty variable counts as not set', () => {
  assert.equal(readEnvironment({ PORT: '', SITE_URL: '', SMTP_URL: '', LOG_LEVEL: '' }).port, 3000);
});

test('a site address with https makes cookies secure', () => {
  assert.equal(readEnvironment({ SITE_URL: 'https://www.example.com' }).isHttps, true);
  assert.equal(readEnvironment({ SITE_URL: 'http://localhost:3000' }).isHttps, false);
});

test('a wrong value stops the start with one sentence that names the variable and repeats no value', () => {
  const secret = 'hunter2';
  for (const [name, variables] of [
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['SITE_URL', { SITE_URL: 'www.example.com' }],
    ['SITE_URL', { SITE_URL: 'ftp://example.com' }],
    ['DATABASE_URL', { DATABASE_URL: `mysql://user:${secret}@host/db` }],
    ['APP_SECRET', { APP_SECRET: secret }],
    ['APP_SECRET', { DATABASE_URL: `postgres://user:${secret}@host/db` }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['SMTP_URL', { SMTP_URL: `http://user:${secret}@host` }],
    ['MAIL_FROM', { SMTP_URL: `smtp://user:${secret}@host` }],
    ['MAIL_TO', { SMTP_URL: 'smtp://host', MAIL_FROM: 'a@example.org' }],
    ['MAIL_TO', { MAIL_TO: 'nobody' }],
    ['MAIL_TO', { MAIL_TO: 'a@example.org d@example.org' }],
    ['MAIL_TO', { MAIL_TO: 'a@example.org, Office' }],
    ['MAIL_TO', { MAIL_TO: 'Team: a@example.org, d@example.org;' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://host', MAIL_FROM: 'a@example.org, d@example.org', MAIL_TO: 'a@b.sa' }],
    ['SMTP_ALLOW_PLAIN', { SMTP_ALLOW_PLAIN: 'yes' }],
    ['RATE_PER_MINUTE', { RATE_PER_MINUTE: '0' }],
    ['RATE_PER_HOUR', { RATE_PER_HOUR: '1.5' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ] as const) {
    assert.throws(
      () => readEnvironment(variables),
      (error: Error) => {
        assert.equal(error.name, 'StartError');
        assert.match(error.message, new RegExp(`^${name} .+\\.$`, 'u'));
        assert.doesNotMatch(error.message, new RegExp(secret, 'u'));
        return true;
      },
    );
  }
});

test('mailboxes are taken by themselves, with names, and several of them', () => {
  const { mail } = readEnvironment({
    SMTP_URL: 'smtp://mail.example.org',
    MAIL_FROM: 'نود <no-reply@example.org>',
    MAIL_TO: '"Office, Riyadh" <a@b.example>, d@e.example',
  });
  assert.deepEqual(mail?.from, { name: 'نود', address: 'no-reply@example.org' });
  assert.deepEqual(mail.to, [
    { name: 'Office, Riyadh', address: 'a@b.example' },
    { name: '', address: 'd@e.example' },
  ]);
});

test('letters travel encrypted, unless the operator says otherwise or they stay on this machine', () => {
  const isPlainAllowed = (SMTP_URL: string, more: Record<string, string> = {}) =>
    readEnvironment({ SMTP_URL, MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org', ...more }).mail
      ?.isPlainAllowed;
  assert.equal(isPlainAllowed('smtp://mail.example.org'), false);
  assert.equal(isPlainAllowed('smtp://mail.example.org', { SMTP_ALLOW_PLAIN: '1' }), true);
  assert.equal(isPlainAllowed('smtp://127.0.0.1:1025'), true);
  assert.equal(isPlainAllowed('smtp://[::1]:1025'), true);
});
