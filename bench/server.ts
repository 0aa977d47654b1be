import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { API_PATHS, XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';
import { DEFAULT_WORKSHOP } from '#shared/workshop-registration.ts';
import { startServer } from '../tests/e2e/server-process.ts';
import type { BenchRow } from './bench-row.ts';
import { answersPerSecond } from './request-load.ts';

const SECONDS = 3;
const WARM_UP_SECONDS = 1;
const PAGE_CONNECTIONS = 32;
const REGISTRATION_CONNECTIONS = 64;
const REFERENCE = 'bare node:http, same bytes';
const HEADERS_OF_NODE = ['date', 'connection', 'keep-alive', 'set-cookie'];

type Answer = { headers: string[]; body: string };

const rounded = (figure: number, unit: string): string =>
  `${Math.round(figure).toLocaleString('en')} ${unit}`;

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
  const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }).end(body);
  const [response] = await once(outgoing, 'response');
  const content: Buffer = await buffer(response);
  const raw: string[] = response.rawHeaders;
  const kept = raw.filter(
    (_part, index) => !HEADERS_OF_NODE.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''),
  );
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { headers: kept, body: content.toString('base64'), cookie };
}

async function startReference(page: Answer, registration: Answer): Promise<{ port: number; stop(): void }> {
  const script = join(import.meta.dirname, 'reference-server.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ page, registration }));
  const [line] = await once(child.stdout, 'data');
  return { port: Number(String(line)), stop: () => child.kill() };
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

/** Our answers per second and those of the reference, one after the other under the same load. */
async function compare(
  what: string,
  ports: { ours: number; reference: number },
  connections: number,
  nextRequest: () => string,
): Promise<BenchRow> {
  const measure = async (port: number): Promise<number> => {
    await answersPerSecond({ port, connections, seconds: WARM_UP_SECONDS, nextRequest });
    return answersPerSecond({ port, connections, seconds: SECONDS, nextRequest });
  };
  const ours = await measure(ports.ours);
  const reference = await measure(ports.reference);
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
  const alone = await answersPerSecond(pages);
  const writing = answersPerSecond({ port, connections: 16, seconds: SECONDS, nextRequest: registration });
  const together = await answersPerSecond(pages);
  const written = await writing;
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
  const site = await startServer(join(folder, 'data'), limits);
  const ours = Number(new URL(site.url).port);
  try {
    const token = (await record(ours, 'GET', '/', {})).cookie.slice(XSRF_COOKIE.length + 1);
    const pageHeaders = { 'Accept-Encoding': 'br', Cookie: `${XSRF_COOKIE}=${token}` };
    const nextRegistration = registrations(token);
    const [, body = ''] = nextRegistration().split('\r\n\r\n');
    const page = await record(ours, 'GET', '/', pageHeaders);
    const headers = registrationHeaders(token, body);
    const stored = await record(ours, 'POST', API_PATHS.workshopRegistration, headers, body);
    const reference = await startReference(page, stored);
    const ports = { ours, reference: reference.port };
    const nextPage = (): string => bytesOf('GET', '/', pageHeaders);
    try {
      return [
        await compare('home pages (brotli)', ports, PAGE_CONNECTIONS, nextPage),
        await compare('registrations on the disk', ports, REGISTRATION_CONNECTIONS, nextRegistration),
        await pagesWhileWriting(ours, nextPage, nextRegistration),
      ];
    } finally {
      reference.stop();
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
