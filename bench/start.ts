import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '#server/testing/server-process.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import { processorSeconds, residentMegabytes } from './processor-time.ts';

const TURNS = 3;
/** After this the server has done what it does once after its start, in milliseconds. */
const REST_MS = 3_000;
const BARE = "require('node:http').createServer().listen(0, '127.0.0.1', () => console.log('up'))";
const REFERENCE = 'node that listens and serves nothing';

interface Start {
  milliseconds: number;
  processorMs: number;
  megabytes: number;
}

/** The cost of a start, looked at once it is over and the process has come to rest. */
async function measured(start: () => Promise<{ pid: number; end: () => Promise<unknown> }>): Promise<Start> {
  const before = performance.now();
  const { pid, end } = await start();
  const milliseconds = performance.now() - before;
  const processorMs = processorSeconds(pid) * 1000;
  await new Promise((wait) => setTimeout(wait, REST_MS));
  const megabytes = residentMegabytes(pid);
  await end();
  return { milliseconds, processorMs, megabytes };
}

async function startBare() {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { pid: child.pid ?? 0, end };
}

/** Starting and resting: how long until the server answers, its processor time until then, its memory at rest. */
export async function benchStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const environment = {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    // As `npm start` sets it.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
  };
  async function startServer() {
    const site = await spawnServer(environment);
    return { pid: site.pid, end: () => site.end('SIGTERM') };
  }
  try {
    await measured(startServer);
    const ours: Start[] = [];
    const bare: Start[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      ours.push(await measured(startServer));
      bare.push(await measured(startBare));
    }
    const row = (what: string, unit: string, figureOf: (start: Start) => number): BenchRow => {
      const [value, reference] = [ours, bare].map((starts) => median(starts.map(figureOf)));
      const figures = { value: value ?? NaN, reference: reference ?? NaN };
      return {
        what,
        value: `${Math.round(figures.value)} ${unit}`,
        reference: `${REFERENCE}: ${Math.round(figures.reference)} ${unit}`,
        ratio: figures.value / figures.reference,
      };
    };
    return [
      row('start, until it answers', 'ms', ({ milliseconds }) => milliseconds),
      row('start, processor time', 'ms', ({ processorMs }) => processorMs),
      row('memory at rest', 'MB', ({ megabytes }) => megabytes),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
