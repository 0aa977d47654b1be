import * as v from 'valibot';
import type { UnitResult } from './sqlite-database.ts';
import type { Statement } from './store.ts';

/** What the server's thread asks of the thread that owns the database. */
export interface Request {
  id: number;
  way: 'write' | 'read' | 'rehearse';
  unit: readonly Statement[];
}

/** Asks the thread to finish what it has and let go of the database. */
export const CLOSE = 'close';

/** Asks the thread to leave nothing of deleted rows in the files. */
export const REMOVE_TRACES = 'remove traces';

export const isRequest = (message: unknown): message is Request =>
  typeof message === 'object' && message !== null && 'unit' in message;

/** What that thread answers: that it is ready (or why not), or what came of units. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'unusable'; message: string }
  | { kind: 'traces'; isRemoved: boolean }
  | { kind: 'done'; results: { id: number; result: UnitResult }[] };

/** What the thread is started with. */
export const workerSetupSchema = v.object({ file: v.string(), busyTimeoutMs: v.number() });
export type WorkerSetup = v.InferOutput<typeof workerSetupSchema>;
