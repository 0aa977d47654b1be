import type { LetterSource } from './letter.ts';
import { composeLetter } from './compose-letter.ts';
import type { OutboxOptions } from './outbox.ts';
import { giveBack, markFailed, markSent, subjectOf, type LeasedLetter } from './outbox-statements.ts';
import { SendFailure } from './send-failure.ts';

/** After so many failures a letter waits for a person (`npm run admin -- outbox retry`). */
export const MAX_ATTEMPTS = 12;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Brings leased letters to the mail server, and notes what came of them. */
export class Delivery {
  readonly #options: OutboxOptions;
  readonly #cut: AbortSignal;
  #lastCure: string | undefined;

  /** @param cut ends what is under way at once; such a letter is due again, as if it had not been tried. */
  constructor(options: OutboxOptions, cut: AbortSignal) {
    this.#options = options;
    this.#cut = cut;
  }

  /** Never rejects. `sendBy`: when the connection is cut, by the clock of `performance.now`, which nobody can set. */
  async deliver(letter: LeasedLetter, sendBy: number): Promise<void> {
    const { store, letters, log } = this.#options;
    try {
      const source = letters.find(({ kind }) => kind === letter.kind);
      // A newer instance wrote it, and will send it.
      if (source === undefined) throw new Error('No letter of this kind is known.');
      await this.#send(letter, source, sendBy);
      await store.run([markSent(letter.id, isoTime(Date.now()))]);
    } catch (error) {
      const note = this.#cut.aborted ? giveBack(letter, isoTime(Date.now())) : this.#noteOf(letter, error);
      await store.run([note]).catch((failure: unknown) => {
        // The lease ends by itself, then the letter is due again.
        log.warn({ err: failure, letter: letter.id }, 'A letter could not be put back in line');
      });
    }
  }

  async #send(letter: LeasedLetter, source: LetterSource, sendBy: number): Promise<void> {
    const { store, send, correspondence, log } = this.#options;
    const [[subject] = []] = await store.read([subjectOf(source.table, letter.subject_id)]);
    // The row may have been erased meanwhile; then there is nothing to say and nobody to say it to.
    if (subject === undefined) return;
    const mail = composeLetter(letter.id, source, subject, correspondence);
    const tooLong = AbortSignal.timeout(Math.max(0, Math.floor(sendBy - performance.now())));
    const { refusedRecipients } = await send(mail, AbortSignal.any([tooLong, this.#cut]));
    if (refusedRecipients === 0) return;
    // Sent again it would reach the others twice.
    const fields = { letter: letter.id, kind: letter.kind, refusedRecipients };
    log.error(fields, 'The mail server refused some of the recipients of a letter: see MAIL_TO');
  }

  /** What the database has to know about a failure; the log is told as well. */
  #noteOf({ id, kind, attempts }: LeasedLetter, error: unknown) {
    const { log, firstRetryMs = FIRST_RETRY_MS } = this.#options;
    const { summary, isFinal, cure } = SendFailure.from(error);
    const isParked = isFinal || attempts >= MAX_ATTEMPTS;
    const fields = { letter: id, kind, attempts, reason: summary };
    if (isParked) log.error(fields, 'A letter was given up: see npm run admin -- outbox list');
    else log.warn(fields, 'A letter could not be sent, and will be tried again');
    if (cure !== undefined && cure !== this.#lastCure) log.error({ reason: summary }, cure);
    this.#lastCure = cure;
    // A little chance in the wait, or a mail server that comes back would get everything at once.
    const wait = Math.min(LONGEST_RETRY_MS, firstRetryMs * 2 ** (attempts - 1)) * (0.8 + Math.random() * 0.4);
    return markFailed({ id, attempts, error: summary, dueAt: isoTime(Date.now() + wait), isParked });
  }
}
