import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { API_PATHS, XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';
import { DEFAULT_WORKSHOP } from '#shared/form-fields.ts';
import { spawnServer } from '#server/testing/server-process.ts';
import type { BenchRow } from './bench-row.ts';
import { answersPerSecond } from './request-load.ts';

const SECONDS = 1.5;
const TURNS = 3;
const PAGE_CONNECTIONS = 32;
const REGISTRATION_CONNECTIONS = 64;
const REFERENCE = 'bare node:http, same bytes';
const HEADERS_OF_NODE = ['date', 'connection', 'keep-alive', 'set-cookie'];

interface Answer {
  headers: string[];
  body: Uint8Array;
}

const rounded = (figure: number, unit: string): string => `${Math.round(figure)} ${unit}`;

/** The turn whose figure stands in the middle. */
function median<Turn>(turns: readonly Turn[], figureOf: (turn: Turn) => number): Turn {
  const sorted = turns.toSorted((one, other) => figureOf(one) - figureOf(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** A request as bytes, on a connection that is kept. */
function bytesOf(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({ Host: 'bench', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Reads one answer, for the reference to repeat. */
async function record(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<Answer & { cookie: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false };
    httpRequest(options, resolve).on('error', reject).end(body);
  });
  const raw = response.rawHeaders;
  const kept = raw.filter(
    (_part, index) => !HEADERS_OF_NODE.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''),
  );
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { headers: kept, body: await buffer(response), cookie };
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

/** Registrations of ever new people, each as long as the others. */
function registrations(token: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const body = JSON.stringify({
      first_name: 'محمد',
      last_name: 'العتيبي',
      email: `visitor${String(count).padStart(8, '0')}@example.com`,
      phone: '0501234567',
      employer: 'وزارة الاتصالات',
      workshop: DEFAULT_WORKSHOP,
    });
    return bytesOf('POST', API_PATHS.workshopRegistration, registrationHeaders(token, body), body);
  };
}

function registrationHeaders(token: string, body: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Cookie: `${XSRF_COOKIE}=${token}`,
    [XSRF_HEADER]: token,
  };
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
