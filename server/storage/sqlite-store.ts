import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '#server/base/start-error.ts';
import { CLOSE, REMOVE_TRACES, type Answer, type Request, type WorkerSetup } from './sqlite-messages.ts';
import type { UnitResult } from './sqlite-database.ts';
import { StoreError, type Row, type Statement, type Store } from './store.ts';

/** Beside this file, and in a packed project beside what this file has become there (decision:pack-of-plain-files). */
const WORKER = new URL(`./sqlite-worker${path.extname(import.meta.filename)}`, import.meta.url);

export type SqliteStoreOptions = WorkerSetup & {
  /** So many units may wait; the next one is refused at once, for its visitor would give up before its turn. */
  maxWaiting: number;
  /** The thread that owns the database ended by itself. Pages go on, forms are refused. */
  onLost: (error: StoreError) => void;
};

interface Waiting {
  resolve: (rows: Row[][]) => void;
  reject: (error: StoreError) => void;
}

class SqliteStore implements Store {
  readonly engine = 'sqlite';
  readonly #worker: Worker;
  readonly #options: SqliteStoreOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #removingTraces: ((isRemoved: boolean) => void)[] = [];
  #lastId = 0;
  #state: 'open' | 'closing' | 'lost' = 'open';

  constructor(worker: Worker, options: SqliteStoreOptions) {
    this.#worker = worker;
    this.#options = options;
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'traces') this.#removingTraces.shift()?.(answer.isRemoved);
      if (answer.kind !== 'done') return;
      for (const { id, result } of answer.results) this.#settle(id, result);
    });
    worker.on('error', (error) => this.#lose(new StoreError(String(error), 'WORKER_FAILED')));
    worker.on('exit', () => this.#lose(new StoreError('The store is closed.', 'CLOSED')));
  }

  run(unit: readonly Statement[]): Promise<Row[][]> {
    return this.#ask('write', unit);
  }

  read(unit: readonly Statement[]): Promise<Row[][]> {
    return this.#ask('read', unit);
  }

  async rehearse(unit: readonly Statement[]): Promise<void> {
    await this.#ask('rehearse', unit);
  }

  async removeTraces(): Promise<void> {
    if (this.#state !== 'open') throw new StoreError('The store is closed.', 'CLOSED');
    const isRemoved = await new Promise<boolean>((resolve) => {
      this.#removingTraces.push(resolve);
      this.#worker.postMessage(REMOVE_TRACES);
    });
    if (!isRemoved) throw new StoreError('Another process keeps reading the log of the database.', 'BUSY');
  }

  close(): Promise<void> {
    if (this.#state !== 'open') return Promise.resolve();
    this.#state = 'closing';
    return new Promise((resolve) => {
      this.#worker.once('exit', () => resolve());
      this.#worker.postMessage(CLOSE);
    });
  }

  #ask(way: Request['way'], unit: readonly Statement[]): Promise<Row[][]> {
    if (this.#state !== 'open') return Promise.reject(new StoreError('The store is closed.', 'CLOSED'));
    if (this.#waiting.size >= this.#options.maxWaiting) {
      return Promise.reject(new StoreError('Too many units are waiting for the disk.', 'BUSY'));
    }
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      const request: Request = { id: this.#lastId, way, unit };
      this.#worker.postMessage(request);
    });
  }

  #settle(id: number, result: UnitResult): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (result.ok) waiting?.resolve(result.rows);
    else waiting?.reject(new StoreError(result.message, result.code));
  }

  #lose(error: StoreError): void {
    const wasOpen = this.#state === 'open';
    this.#state = 'lost';
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    for (const resolve of this.#removingTraces.splice(0)) resolve(false);
    if (wasOpen) this.#options.onLost(error);
  }
}

/**
 * Opens the SQLite file in a thread of its own, so that a slow disk never holds up a page. Resolves once the
 * structure is up to date; rejects with a {@link StartError} that says why the file cannot be used.
 */
export function openSqliteStore(options: SqliteStoreOptions, script = WORKER): Promise<Store> {
  const setup: WorkerSetup = { file: options.file, busyTimeoutMs: options.busyTimeoutMs };
  const worker = new Worker(script, { workerData: setup });
  return new Promise((resolve, reject) => {
    const fail = (message: string): void => reject(new StartError(message));
    const onError = (error: unknown): void => fail(`The database cannot be opened: ${String(error)}`);
    // A thread that cannot even begin (no memory, no threads left) ends without a word.
    const onExit = (): void => fail('The database cannot be opened: its thread ended at once.');
    worker.once('error', onError);
    worker.once('exit', onExit);
    worker.once('message', (answer: Answer) => {
      worker.off('error', onError);
      worker.off('exit', onExit);
      if (answer.kind === 'unusable') fail(answer.message);
      else resolve(new SqliteStore(worker, options));
    });
  });
}
