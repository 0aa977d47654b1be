import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { startHttpsFront } from '../observatory/https-front.ts';
import { SITE_FOLDER } from './built-site.ts';

const HOST = 'www.example.com';
const PROGRAM = path.resolve('tests/observatory/node_modules/@mdn/mdn-http-observatory');
const REACH_FRONT = path.resolve('tests/observatory/reach-front.ts');
const skip =
  !existsSync(PROGRAM) &&
  process.env['CI'] === undefined &&
  'the Observatory is not installed: "npm test -- site" does it where the registry can be reached';

const Result = v.object({
  scan: v.object({ grade: v.string(), score: v.number(), testsFailed: v.number() }),
  tests: v.record(v.string(), v.looseObject({ pass: v.boolean(), result: v.nullable(v.string()) })),
});

/** What Mozilla's own program says about the started server, as it is once SITE_URL is an address with https. */
async function scan(siteUrl: string) {
  // Empty stands for the list of hosts that browsers know beforehand; the program insists on the file.
  writeFileSync(path.join(PROGRAM, 'conf', 'hsts-preload.json'), '{}');
  const folder = temporaryFolder();
  const environment = { SITE_DIR: path.resolve(SITE_FOLDER), DATA_DIR: folder };
  const server = await startServerProcess({ ...environment, SITE_URL: siteUrl, TRUST_PROXY: '1' });
  const front = await startHttpsFront(HOST, server.port);
  after(() => front.close());
  const certificate = path.join(folder, 'front.pem');
  writeFileSync(certificate, front.certificate);
  const env = {
    NODE_EXTRA_CA_CERTS: certificate,
    FRONT_HOST: HOST,
    FRONT_HTTP_PORT: String(front.ports.http),
    FRONT_HTTPS_PORT: String(front.ports.https),
  };
  const program = ['--import', REACH_FRONT, path.join(PROGRAM, 'src', 'scan.js'), HOST];
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return v.parse(Result, JSON.parse(stdout));
}

test('the MDN Observatory gives the site 135 points and complains about nothing', { skip }, async () => {
  const { scan: found, tests } = await scan(`https://${HOST}`);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  assert.deepEqual(failed, []);
  assert.deepEqual(found, { grade: 'A+', score: 135, testsFailed: 0 });
});

test('it sees what is missing where SITE_URL is forgotten behind TLS', { skip }, async () => {
  const { scan: found } = await scan(`http://${HOST}`);
  assert.ok(found.score < 100, `${found.score} points`);
});
