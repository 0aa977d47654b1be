import type { Log } from '#server/base/log.ts';
import { StoreError, type Row, type Statement, type Store } from './store.ts';

const RETRY_MS = 2_000;

/** A store that cannot be opened yet, because its disk is full: it refuses everything, and tries again until it can. */
export class LateStore implements Store {
  readonly engine = 'sqlite';
  readonly #open: () => Promise<Store>;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #opening: Promise<void> | undefined;
  #store: Store | undefined;

  constructor(open: () => Promise<Store>, log: Log, retryMs = RETRY_MS) {
    this.#open = open;
    this.#log = log;
    this.#timer = setInterval(() => {
      this.#opening ??= this.#tryToOpen();
    }, retryMs);
    this.#timer.unref();
  }

  async run(unit: readonly Statement[]): Promise<Row[][]> {
    return this.#opened().run(unit);
  }

  async read(unit: readonly Statement[]): Promise<Row[][]> {
    return this.#opened().read(unit);
  }

  async rehearse(unit: readonly Statement[]): Promise<void> {
    await this.#opened().rehearse(unit);
  }

  async removeTraces(): Promise<void> {
    await this.#opened().removeTraces();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#opening;
    await this.#store?.close();
  }

  #opened(): Store {
    if (this.#store !== undefined) return this.#store;
    throw new StoreError('The store could not be opened yet.', 'SQLITE_FULL');
  }

  async #tryToOpen(): Promise<void> {
    try {
      this.#store = await this.#open();
      clearInterval(this.#timer);
      this.#log.info({}, 'There is room again: forms are taken');
    } catch {
      // Said when it began; another word every few seconds would help nobody.
      this.#opening = undefined;
    }
  }
}
