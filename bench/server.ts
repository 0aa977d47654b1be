import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { API_PATHS, XSRF_COOKIE } from '#shared/api.ts';
import { spawnServer } from '#server/testing/server-process.ts';
import type { BenchRow } from './bench-row.ts';
import { bytesOf, record, registrationHeaders, registrations, type Answer } from './registration-requests.ts';
import { answersPerSecond } from './request-load.ts';

const SECONDS = 1.5;
const TURNS = 3;
const PAGE_CONNECTIONS = 32;
const REGISTRATION_CONNECTIONS = 64;
const REFERENCE = 'bare node:http, same bytes';
const rounded = (figure: number, unit: string): string => `${Math.round(figure)} ${unit}`;

/** The turn whose figure stands in the middle. */
function median<Turn>(turns: readonly Turn[], figureOf: (turn: Turn) => number): Turn {
  const sorted = turns.toSorted((one, other) => figureOf(one) - figureOf(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** Starts the reference; yields its port and how to stop it. */
function startReference(answers: {
  page: Answer;
  registration: Answer;
}): Promise<{ port: number; stop: () => Promise<number> }> {
  const worker = new Worker(new URL('./reference-server.ts', import.meta.url), { workerData: answers });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (port: number) => resolve({ port, stop: () => worker.terminate() }));
  });
}

/** Our answers per second and those of the reference, in turns under the same load; the median of the ratios counts. */
async function compare(
  what: string,
  ports: { ours: number; reference: number },
  connections: number,
  nextRequest: () => string,
): Promise<BenchRow> {
  const measure = (port: number): Promise<number> =>
    answersPerSecond({ port, connections, seconds: SECONDS, nextRequest });
  await measure(ports.ours);
  const turns: { ours: number; reference: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({ ours: await measure(ports.ours), reference: await measure(ports.reference) });
  }
  const { ours, reference } = median(turns, (turn) => turn.ours / turn.reference);
  return {
    what,
    value: rounded(ours, 'per second'),
    reference: `${REFERENCE}: ${rounded(reference, 'per second')}`,
    ratio: ours / reference,
  };
}

/** How many pages are served while registrations are being written, against pages alone. */
async function pagesWhileWriting(
  port: number,
  page: () => string,
  registration: () => string,
): Promise<BenchRow> {
  const pages = { port, connections: PAGE_CONNECTIONS, seconds: SECONDS, nextRequest: page };
  const turns: { alone: number; together: number; written: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const alone = await answersPerSecond(pages);
    const visitors = { port, connections: 16, seconds: SECONDS, nextRequest: registration };
    const [together, written] = await Promise.all([answersPerSecond(pages), answersPerSecond(visitors)]);
    turns.push({ alone, together, written });
  }
  const { alone, together, written } = median(turns, (turn) => turn.together / turn.alone);
  return {
    what: `pages while 16 visitors register (${rounded(written, 'per second')})`,
    value: rounded(together, 'per second'),
    reference: `the same pages alone: ${rounded(alone, 'per second')}`,
    ratio: together / alone,
  };
}

/** Pages from memory and durable registrations, against bare node:http that sends the same bytes and stores nothing. */
export async function benchServer(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const limits = { RATE_PER_MINUTE: '1000000', RATE_PER_HOUR: '1000000', LOG_LEVEL: 'silent' };
  const site = await spawnServer({ DATA_DIR: join(folder, 'data'), ...limits });
  const ours = site.port;
  try {
    const token = (await record(ours, 'GET', '/', {})).cookie.slice(XSRF_COOKIE.length + 1);
    const pageHeaders = { 'Accept-Encoding': 'br', Cookie: `${XSRF_COOKIE}=${token}` };
    const nextRegistration = registrations(token);
    const [, body = ''] = nextRegistration().split('\r\n\r\n');
    const page = await record(ours, 'GET', '/', pageHeaders);
    const headers = registrationHeaders(token, body);
    const stored = await record(ours, 'POST', API_PATHS.workshopRegistration, headers, body);
    const reference = await startReference({ page, registration: stored });
    const ports = { ours, reference: reference.port };
    const nextPage = (): string => bytesOf('GET', '/', pageHeaders);
    try {
      return [
        await compare('home pages (brotli)', ports, PAGE_CONNECTIONS, nextPage),
        await compare('registrations on the disk', ports, REGISTRATION_CONNECTIONS, nextRegistration),
        await pagesWhileWriting(ours, nextPage, nextRegistration),
      ];
    } finally {
      await reference.stop();
    }
  } finally {
    await site.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
