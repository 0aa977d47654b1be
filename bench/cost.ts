import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XSRF_COOKIE } from '#shared/api.ts';
import { spawnServer } from '#server/testing/server-process.ts';
import { freePort } from '../scripts/test/free-port.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import { isNginxInstalled, startNginx, type ServedFile } from './nginx-server.ts';
import { processorSeconds } from './processor-time.ts';
import { answersPerSecond } from './request-load.ts';

const SITE = 'dist/site';
const CONNECTIONS = 32;
const SECONDS = 0.6;
const TURNS = 5;
const WARM_TURNS = 2;
const HUGE = 1e9;
const RANGE_BYTES = 256 * 1024;
const RETURNING = { Cookie: `${XSRF_COOKIE}=a-token.that-looks-like-one` };
const BROTLI = { 'Accept-Encoding': 'br' };

interface Subject {
  what: string;
  address: string;
  /** Below the built site. */
  file: string;
  headers: Record<string, string>;
  isConditional?: boolean;
}

/** The file of a pattern whose size is nearest to a number of bytes. */
function fileOfSize(pattern: string, bytes: number): string {
  const distance = (file: string): number => Math.abs(statSync(join(SITE, file)).size - bytes);
  const [nearest] = globSync(pattern, { cwd: SITE }).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  if (nearest === undefined) throw new Error(`The built site has no ${pattern}.`);
  return nearest;
}

function subjects(): Subject[] {
  const script = fileOfSize('assets/*.js', HUGE);
  const image = fileOfSize('media/*.avif', 8_000);
  const film = fileOfSize('media/*.mp4', HUGE);
  const home = { address: '/', file: 'index.html' };
  return [
    { what: 'home page, returning visitor', ...home, headers: { ...BROTLI, ...RETURNING } },
    { what: 'home page, first visit', ...home, headers: BROTLI },
    { what: 'home page, not modified', ...home, headers: { ...BROTLI, ...RETURNING }, isConditional: true },
    { what: 'largest script', address: `/${script}`, file: script, headers: BROTLI },
    { what: 'picture of 8 KB', address: `/${image}`, file: image, headers: {} },
    { what: 'picture, not modified', address: `/${image}`, file: image, headers: {}, isConditional: true },
    {
      what: 'range of 256 KiB of a film',
      address: `/${film}`,
      file: film,
      headers: { Range: `bytes=0-${RANGE_BYTES - 1}` },
    },
  ];
}

interface Head {
  status: number | undefined;
  rawHeaders: string[];
  entityTag: string;
}

function headOf(port: number, { address, headers }: Subject): Promise<Head> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers, agent: false }, (response) => {
      const { statusCode: status, rawHeaders, headers: named } = response;
      response.resume();
      resolve({ status, rawHeaders, entityTag: named.etag ?? '' });
    }).on('error', reject);
  });
}

interface Measured {
  port: number;
  pid: number;
}

/** Requests per second of the server's own processor time: what else the machine does counts little. */
async function perProcessorSecond({ port, pid }: Measured, subject: Subject): Promise<number> {
  const { entityTag } = await headOf(port, subject);
  const headers = { ...subject.headers, ...(subject.isConditional && { 'If-None-Match': entityTag }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${subject.address} HTTP/1.1\r\nHost: bench\r\n${lines.join('')}\r\n`;
  let answers = 0;
  const before = processorSeconds(pid);
  await answersPerSecond({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    nextRequest: () => request,
    onAnswer: () => (answers += 1),
  });
  return answers / (processorSeconds(pid) - before);
}

async function compare(subject: Subject, ours: Measured, nginx: Measured): Promise<BenchRow> {
  // Warm: the machine code of a busy server is not that of its first requests.
  for (let turn = 0; turn < WARM_TURNS; turn += 1) await perProcessorSecond(ours, subject);
  const turns: { ours: number; nginx: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({
      ours: await perProcessorSecond(ours, subject),
      nginx: await perProcessorSecond(nginx, subject),
    });
  }
  // Of each its own: within one turn the machine may slow one of the two down.
  const value = median(turns.map((turn) => turn.ours));
  const reference = median(turns.map((turn) => turn.nginx));
  return {
    what: subject.what,
    value: `${Math.round(value)} per CPU second`,
    reference: `nginx, one worker, same files and headers: ${Math.round(reference)}`,
    ratio: value / reference,
  };
}

/** Static answers per second of processor time, beside nginx with the same files, compressed copies and headers. */
export async function benchCost(): Promise<BenchRow[]> {
  if (!isNginxInstalled()) {
    throw new Error('Install nginx to compare with: apt-get install nginx libnginx-mod-http-brotli-static');
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-cost-'));
  const site = await spawnServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
  try {
    const all = subjects();
    const files = new Map<string, ServedFile>();
    for (const subject of all) {
      const { rawHeaders } = await headOf(site.port, subject);
      files.set(subject.address, { address: subject.address, file: subject.file, rawHeaders });
    }
    const nginx = await startNginx(join(folder, 'nginx'), await freePort(), [...files.values()]);
    try {
      const rows: BenchRow[] = [];
      for (const subject of all) rows.push(await compare(subject, site, nginx));
      return rows;
    } finally {
      nginx.stop();
    }
  } finally {
    await site.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
