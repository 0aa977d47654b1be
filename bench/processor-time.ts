import { globSync, readFileSync } from 'node:fs';

const NANOSECONDS_OF_A_SECOND = 1e9;

/** Seconds of processor time that a process and its threads have used so far; on Linux, to the microsecond. */
export function processorSeconds(pid: number): number {
  let nanoseconds = 0;
  for (const file of globSync(`/proc/${pid}/task/*/schedstat`)) {
    nanoseconds += Number(readFileSync(file, 'utf8').split(' ')[0]);
  }
  return nanoseconds / NANOSECONDS_OF_A_SECOND;
}

/** Megabytes of memory that a process holds (its resident set). */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
