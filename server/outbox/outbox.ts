import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Log } from '#server/base/log.ts';
import { writeRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import { composeLetter, type Mail } from './compose-letter.ts';
import type { Correspondence, LetterSource } from './letter.ts';
import { leasedLetterSchema, leaseLetters, markFailed, markSent, subjectOf } from './outbox-statements.ts';
import type { LeasedLetter } from './outbox-statements.ts';

export type SendMail = (mail: Mail) => Promise<void>;

export interface OutboxOptions {
  store: Store;
  send: SendMail;
  /** The kinds of letters that are written. */
  letters: readonly LetterSource[];
  correspondence: Correspondence;
  log: Log;
  /** Times in milliseconds; the defaults are those of the product. */
  pollMs?: number;
  leaseMs?: number;
  firstRetryMs?: number;
}

/** The running outbox. `stop` resolves when the letters under way are done. */
export interface Outbox {
  stop(): Promise<void>;
}

/** After so many failures a letter waits for a person (`npm run admin -- outbox --retry`). */
export const MAX_ATTEMPTS = 12;
const BATCH = 10;
const POLL_MS = 5_000;
/** Longer than a mail server may take over one letter, or a second instance would send it as well. */
const LEASE_MS = 180_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What went wrong, without the mail server's text: it commonly repeats the address. */
function errorSummary(error: unknown): string {
  const { type, message: code } = describeError(error);
  const response = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${type} ${code}${response}`.trim().slice(0, 200);
}

class OutboxRun {
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Sends what is due; yields how many letters there were. */
  async sendDueLetters(): Promise<number> {
    const { store, leaseMs = LEASE_MS } = this.#options;
    const now = Date.now();
    const lease = leaseLetters(isoTime(now), isoTime(now + leaseMs), BATCH);
    const letters = await writeRows(store, leasedLetterSchema, lease);
    await Promise.all(letters.map((letter) => this.#send(letter)));
    return letters.length;
  }

  async #send(letter: LeasedLetter): Promise<void> {
    const { store, send, letters, correspondence, log } = this.#options;
    try {
      const source = letters.find(({ kind }) => kind === letter.kind);
      // A newer instance wrote it, and will send it.
      if (source === undefined) throw new Error('No letter of this kind is known.');
      const [[subject] = []] = await store.read([subjectOf(source.table, letter.subject_id)]);
      // The row may have been erased meanwhile; then there is nothing to say and nobody to say it to.
      if (subject !== undefined) await send(composeLetter(letter.id, source, subject, correspondence));
      await store.run([markSent(letter.id, isoTime(Date.now()))]);
    } catch (error) {
      log.warn({ err: error, letter: letter.id, attempts: letter.attempts }, 'A letter could not be sent');
      await this.#putBack(letter, errorSummary(error));
    }
  }

  async #putBack({ id, attempts }: LeasedLetter, reason: string): Promise<void> {
    const { store, log, firstRetryMs = FIRST_RETRY_MS } = this.#options;
    // A little chance in the wait, or a mail server that comes back would get everything at once.
    const wait = Math.min(LONGEST_RETRY_MS, firstRetryMs * 2 ** (attempts - 1)) * (0.8 + Math.random() * 0.4);
    const dueAt = isoTime(Date.now() + wait);
    await store.run([markFailed(id, reason, dueAt, attempts >= MAX_ATTEMPTS)]).catch((error: unknown) => {
      // The lease ends by itself, then the letter is due again.
      log.warn({ err: error, letter: id }, 'A letter could not be put back in line');
    });
  }
}

/**
 * Sends the letters of the outbox as they fall due, at least once each: a letter is marked as sent after the mail
 * server has taken it. Nothing is dropped: what fails is tried again, at last parked. Several instances may run.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const stopping = new AbortController();
  const run = new OutboxRun(options);

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sent = await run.sendDueLetters().catch((error: unknown) => {
        options.log.warn({ err: error }, 'The outbox could not be read');
        return 0;
      });
      if (sent < BATCH) {
        const wait = { signal: stopping.signal, ref: false };
        await pause(options.pollMs ?? POLL_MS, undefined, wait).catch(() => {});
      }
    }
  }

  const finished = loop();
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}
