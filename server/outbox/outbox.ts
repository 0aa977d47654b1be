import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/base/log.ts';
import { writeRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import type { Mail } from './compose-letter.ts';
import { Delivery } from './delivery.ts';
import type { Correspondence, LetterSource } from './letter.ts';
import { leasedLetterSchema, leaseLetters } from './outbox-statements.ts';

/** What became of a letter that was sent: some of several recipients may have been refused. */
export interface Sent {
  refusedRecipients: number;
}
/** Hands a letter to the mail server; the signal cuts its connection. Rejects when nobody got it. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<Sent>;

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
  stopMs?: number;
}

/** The running outbox. `stop` resolves when no letter is under way any more. */
export interface Outbox {
  stop(): Promise<void>;
}

/** So many letters are under way at the same time: each has a connection at once, so none waits while its lease runs. */
export const LANES = 3;
const POLL_MS = 5_000;
const LEASE_MS = 180_000;
/** A connection is cut after this part of its lease: the database still has to hear what came of the letter. */
const SENDING_SHARE = 5 / 6;
/** What is under way when a stop begins gets so long to arrive. */
const STOP_MS = 1_000;

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Sends the letters of the outbox as they fall due, at least once each: a letter is marked as sent after the mail
 * server has taken it. Nothing is dropped: what fails is tried again, at last parked. Several instances may run:
 * a letter belongs to one of them while its lease runs, and its connection is cut before the lease ends.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { store, log, pollMs = POLL_MS, leaseMs = LEASE_MS, stopMs = STOP_MS } = options;
  const stopping = new AbortController();
  const cutting = new AbortController();
  const delivery = new Delivery(options, cutting.signal);
  const underWay = new Set<Promise<void>>();

  /** Takes letters for the free lanes and sends them off; yields how many there were. */
  async function takeDueLetters(): Promise<number> {
    const [now, leasedAt] = [Date.now(), performance.now()];
    const lease = leaseLetters(isoTime(now), isoTime(now + leaseMs), LANES - underWay.size);
    const letters = await writeRows(store, leasedLetterSchema, lease);
    for (const letter of letters) {
      const sendBy = leasedAt + leaseMs * SENDING_SHARE;
      const sending = delivery.deliver(letter, sendBy).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    return letters.length;
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await takeDueLetters().catch((error: unknown) => {
        log.warn({ err: error }, 'The outbox could not be read');
        return 0;
      });
      if (underWay.size === LANES) await Promise.race(underWay);
      else if (taken === 0) {
        const wait = { signal: stopping.signal, ref: false };
        await pause(pollMs, undefined, wait).catch(() => {});
      }
    }
    await Promise.all(underWay);
  }

  const finished = loop();
  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => cutting.abort(), stopMs);
      await finished;
      clearTimeout(timer);
    },
  };
}
