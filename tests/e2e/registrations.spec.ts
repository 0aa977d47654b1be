import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer, type ServerProcess } from './server-process.ts';

const STORE = '/api/workshops/store';
const CONCURRENT = 16;
/** Enough to be in the middle of much when the power goes. */
const ACKNOWLEDGED_BEFORE_THE_KILL = 150;
const NO_LIMIT = { RATE_PER_MINUTE: '1000000', RATE_PER_HOUR: '1000000', LOG_LEVEL: 'warn' };

let dataFolder = '';
test.beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'registrations-'));
});
test.afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

/** The cross-site cookie that a visitor's browser gets with its first page. */
async function tokenOf({ url }: ServerProcess): Promise<string> {
  const { headers } = await fetch(url);
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error('The server offers no token.');
  return token;
}

/** Registers one person; answers whether the server has acknowledged it. */
async function register({ url }: ServerProcess, token: string, number: number): Promise<boolean> {
  const answer = await fetch(url + STORE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify({
      first_name: 'نورة',
      last_name: `العتيبي ${number}`,
      email: addressOf(number),
      phone: '٠٥٠١٢٣٤٥٦٧',
      employer: 'جهة حكومية',
      workshop: 'نقطة تحول',
    }),
  }).catch(() => undefined);
  return answer?.status === 201;
}

const addressOf = (number: number) => `visitor-${number}@entity.example`;

/** Runs the operator's command on the data folder and returns what it prints. */
async function admin(...args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/admin/main.ts', ...args],
    { env: { ...process.env, DATA_DIR: dataFolder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  await once(child, 'close');
  expect(child.exitCode, complaint).toBe(0);
  return printed;
}

test('registrations that were acknowledged survive a power cut', { tag: '@desktop' }, async () => {
  test.slow();
  const server = await startServer(dataFolder, NO_LIMIT);
  const token = await tokenOf(server);
  const acknowledged: number[] = [];
  let next = 0;
  const power = { isOn: true };
  const sendOneAfterTheOther = async () => {
    while (power.isOn) {
      const number = next;
      next += 1;
      if (await register(server, token, number)) acknowledged.push(number);
    }
  };
  const visitors = Array.from({ length: CONCURRENT }, sendOneAfterTheOther);
  await expect
    .poll(() => acknowledged.length, { timeout: 30_000 })
    .toBeGreaterThan(ACKNOWLEDGED_BEFORE_THE_KILL);
  await server.kill();
  power.isOn = false;
  await Promise.all(visitors);
  expect(next, 'some were under way').toBeGreaterThan(acknowledged.length);

  const again = await startServer(dataFolder, NO_LIMIT);
  try {
    // It takes registrations again, and one that was sent before stays one.
    const fresh = await tokenOf(again);
    const [first = 0] = acknowledged;
    expect(await register(again, fresh, first)).toBe(true);
    expect(await register(again, fresh, next)).toBe(true);
    acknowledged.push(next);

    const lines = (await admin('registrations', 'list')).trim().split('\n');
    const listed = lines.map((line) => /visitor-\d+@entity\.example/.exec(line)?.[0]);
    expect(new Set(listed).size, 'nobody twice').toBe(listed.length);
    const missing = acknowledged.map(addressOf).filter((address) => !listed.includes(address));
    expect(missing).toEqual([]);
  } finally {
    await again.stop();
  }
});

test(
  'an operator reads the registrations in a spreadsheet, Arabic and all',
  { tag: '@desktop' },
  async () => {
    const server = await startServer(dataFolder, NO_LIMIT);
    const token = await tokenOf(server);
    for (const number of [1, 2, 3]) expect(await register(server, token, number)).toBe(true);
    const file = join(dataFolder, 'registrations.csv');
    await admin('registrations', 'export', '--out', file);
    expect(await server.stop()).toBe(0);

    const bytes = readFileSync(file);
    expect([...bytes.subarray(0, 3)], 'the mark by which spreadsheets know UTF-8').toEqual([
      0xef, 0xbb, 0xbf,
    ]);
    const rows = bytes.toString('utf8').trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('first_name');
    expect(rows[1]).toContain('نورة');
    expect(rows[1]).toContain('نقطة تحول');
    // Arabic digits were typed, a number that can be dialled was kept.
    expect(rows[1]).toContain('0501234567');
  },
);
