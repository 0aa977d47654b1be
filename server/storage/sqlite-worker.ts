import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { StartError } from '#server/base/start-error.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import {
  isRequest,
  REMOVE_TRACES,
  workerSetupSchema,
  type Answer,
  type Request,
  type WorkerSetup,
} from './sqlite-messages.ts';

const MAX_UNITS_IN_A_COMMIT = 256;

function openDatabase({ file, busyTimeoutMs }: WorkerSetup): SqliteDatabase {
  const database = new SqliteDatabase(file, busyTimeoutMs);
  database.migrate();
  return database;
}

if (parentPort === null) throw new Error('This file runs as a worker thread.');
const port = parentPort;
const answer = (message: Answer): void => port.postMessage(message);

/** Takes the first request and everything that arrived while the previous commit waited for the disk. */
function waitingRequests(first: Request): { requests: Request[]; other: unknown } {
  const requests = [first];
  while (requests.length < MAX_UNITS_IN_A_COMMIT) {
    const next: unknown = receiveMessageOnPort(port)?.message;
    if (next === undefined) break;
    if (!isRequest(next)) return { requests, other: next };
    requests.push(next);
  }
  return { requests, other: undefined };
}

try {
  const database = openDatabase(v.parse(workerSetupSchema, workerData));
  const obey = (message: unknown): void => {
    if (message === REMOVE_TRACES) {
      answer({ kind: 'traces', isRemoved: database.emptyLog() });
      return;
    }
    database.close();
    port.close();
  };
  port.on('message', (message: unknown) => {
    if (!isRequest(message)) {
      obey(message);
      return;
    }
    const { requests, other } = waitingRequests(message);
    const writes = requests.filter(({ way }) => way === 'write');
    const written = database.runTogether(writes.map(({ unit }) => unit));
    const results = writes.flatMap(({ id }, index) => {
      const result = written[index];
      return result === undefined ? [] : [{ id, result }];
    });
    for (const { id, way, unit } of requests) {
      if (way === 'read') results.push({ id, result: database.read(unit) });
      if (way === 'rehearse') results.push({ id, result: database.rehearse(unit) });
    }
    answer({ kind: 'done', results });
    if (other !== undefined) obey(other);
  });
  answer({ kind: 'ready' });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const message = error instanceof StartError ? reason : `The database cannot be opened: ${reason}.`;
  answer({ kind: 'unusable', message });
  port.close();
}
