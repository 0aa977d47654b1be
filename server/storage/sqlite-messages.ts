import type { UnitResult } from './sqlite-database.ts';
import type { Statement } from './store.ts';

/** What the server's thread asks of the thread that owns the database. */
export type Request = { id: number; unit: readonly Statement[] };

/** What that thread answers: that it is ready (or why not), or the results of a commit. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'unusable'; message: string }
  | { kind: 'committed'; results: { id: number; result: UnitResult }[] };

export type WorkerSetup = { file: string; busyTimeoutMs: number };
