import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BackupSettings } from '#server/base/environment.ts';
import type { Log } from '#server/base/log.ts';
import { databaseFile } from '#server/storage/open-store.ts';
import { addBackup, backupsIn } from './backup-folder.ts';

const TICK_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export interface BackupRun {
  settings: BackupSettings | undefined;
  dataFolder: string;
  log: Log;
  now?: () => Date;
  /** How often it looks whether a copy is due, in milliseconds. */
  tickMs?: number;
}

/** The running schedule. `stop` resolves when the copy under way is done. */
export interface RunningBackups {
  /** Resolves when what was due at start is done. */
  finished: Promise<void>;
  stop(): Promise<void>;
}

/** Beside this file, and in a packed project beside what this file has become there (decision:pack-of-plain-files). */
const PROGRAM = path.join(import.meta.dirname, `copy-database${path.extname(import.meta.filename)}`);

/** Copies the database in a process of its own: neither pages nor forms nor the stop of the server wait for it. */
async function copyApart(file: string, target: string, signal: AbortSignal): Promise<void> {
  const args = [...process.execArgv, PROGRAM, file, target];
  await promisify(execFile)(process.execPath, args, { signal, killSignal: 'SIGKILL' });
}

/** Makes a copy of the database whenever the newest one is old enough; what fails is tried again at the next look. */
export function runBackups(options: BackupRun): RunningBackups {
  const { settings, dataFolder, log, now = () => new Date(), tickMs = TICK_MS } = options;
  if (settings === undefined) return { finished: Promise.resolve(), stop: () => Promise.resolve() };

  const stopping = new AbortController();

  async function backUp(schedule: BackupSettings): Promise<void> {
    const at = now();
    try {
      const newest = backupsIn(schedule.folder)[0]?.at.getTime() ?? 0;
      // A copy from the future is one of a clock that was wrong: it must not keep the next ones away.
      if (newest <= at.getTime() && at.getTime() - newest < schedule.everyHours * HOUR_MS) return;
      await addBackup(schedule, dataFolder, at, (target) =>
        copyApart(databaseFile(dataFolder), target, stopping.signal),
      );
      log.info({}, 'The database was backed up');
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'The database could not be backed up; ten minutes later it is tried again');
    }
  }

  let running = backUp(settings);
  const timer = setInterval(() => {
    running = running.then(() => backUp(settings));
  }, tickMs);
  timer.unref();
  return {
    finished: running,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
