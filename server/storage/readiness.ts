import type { Log } from '#server/base/log.ts';
import { toStoreError, type Statement, type Store } from './store.ts';
import { troubleInWords } from './store-trouble.ts';
import { withinTime } from './time-limit.ts';

export interface ReadinessOptions {
  store: Store;
  /** A unit like those that visitors cause, for a new look each time. */
  unit: () => readonly Statement[];
  log: Log;
  /** How long the outcome of a rehearsal holds, in milliseconds: whoever asks all the time writes no more often. */
  freshMs?: number;
  timeoutMs?: number;
}

const FRESH_MS = 1_000;
const TIMEOUT_MS = 2_000;
const A_LOOK = [{ sql: 'select 1 as one', values: [] }];

/** Whether forms can be stored now: found out by doing it, not by asking whether the database answers. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #rehearsal: Promise<void> | undefined;
  #isReady = true;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  /** Resolves when a form could be stored now; rejects with a {@link StoreError} that says why not. */
  async check(): Promise<void> {
    const { store, log, timeoutMs = TIMEOUT_MS } = this.#options;
    try {
      await withinTime(Promise.all([store.read(A_LOOK), this.#rehearse()]), timeoutMs);
      if (!this.#isReady) log.info({}, 'Forms are taken again');
      this.#isReady = true;
    } catch (error) {
      const failure = toStoreError(error);
      if (this.#isReady) log.error({ err: failure }, troubleInWords(failure.code));
      this.#isReady = false;
      throw failure;
    }
  }

  /** A form could not be stored: what was found out before holds no longer. */
  doubt(): void {
    this.#rehearsal = undefined;
  }

  /** One rehearsal for everybody who asks while it runs and, when it went well, for as long as its outcome holds. */
  #rehearse(): Promise<void> {
    const { store, unit, freshMs = FRESH_MS } = this.#options;
    if (this.#rehearsal !== undefined) return this.#rehearsal;
    const rehearsal = store.rehearse(unit());
    const forget = (): void => {
      if (this.#rehearsal === rehearsal) this.#rehearsal = undefined;
    };
    this.#rehearsal = rehearsal;
    rehearsal.then(() => setTimeout(forget, freshMs).unref(), forget);
    return rehearsal;
  }
}
