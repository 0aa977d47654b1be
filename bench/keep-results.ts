import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'results');
const BYTES_OF_A_GIGABYTE = 1024 ** 3;

/** The machine that the figures are of, as far as they depend on it. */
function machine() {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    processors: availableParallelism(),
    memoryGb: Math.round(totalmem() / BYTES_OF_A_GIGABYTE),
    system: `${process.platform} ${release()}`,
    node: process.version,
    loadAverage: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** Writes what a bench has measured, and on which machine, over what was kept of it before. */
export function keepResults(name: string, measured: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const results = { measured: new Date().toISOString().slice(0, 10), machine: machine(), ...measured };
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(results, rounded, 2)}\n`);
}

/** Times and bytes to the whole, what is small to the thousandth: what stands behind that is noise. */
function rounded(_: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000;
}
