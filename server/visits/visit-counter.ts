import type { IncomingMessage } from 'node:http';
import { languageOfAddress, pathOfAddress } from '#shared/languages.ts';
import { dayInRiyadh } from '#shared/riyadh.ts';
import type { Log } from '#server/base/log.ts';
import type { Store } from '#server/storage/store.ts';
import { withinTime } from '#server/storage/time-limit.ts';
import { DIRECT, OTHER_SITE, visitSource } from './visit-source.ts';
import { addVisits, type VisitCount } from './visit-statements.ts';

const FLUSH_MS = 60_000;
/** How long a stop waits for the last batch: it is worth no more. */
const LAST_FLUSH_MS = 1_000;
const MAX_KINDS = 5_000;
/** Anyone can write a referring site into a request: no more names a day than this are kept. */
const MAX_SOURCES = 300;
const BATCH = 500;

export interface VisitCounterOptions {
  store: Store;
  log: Log;
  /** The addresses of the pages; nothing else is ever counted. */
  pages: ReadonlySet<string>;
  now?: () => Date;
  flushMs?: number;
}

/** Counts visits. `stop` writes what is left, if the store answers. */
export interface VisitCounter {
  count(request: IncomingMessage, address: string): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

class Counts {
  readonly #kinds = new Map<string, VisitCount>();
  #day = '';
  readonly #sources = new Set<string>();

  add(visit: VisitCount): void {
    if (visit.day !== this.#day) {
      this.#day = visit.day;
      this.#sources.clear();
    }
    const source = this.#known(visit.source);
    const key = JSON.stringify([visit.day, visit.page, visit.language, source]);
    const kind = this.#kinds.get(key);
    if (kind !== undefined) kind.hits += visit.hits;
    else if (this.#kinds.size < MAX_KINDS) this.#kinds.set(key, { ...visit, source });
  }

  /** Everything counted so far, which begins anew; always in one order, or instances would wait for each other. */
  take(): VisitCount[] {
    const kinds = [...this.#kinds].toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.#kinds.clear();
    return kinds.map(([, kind]) => kind);
  }

  #known(source: string): string {
    if (source === DIRECT || this.#sources.has(source)) return source;
    if (this.#sources.size >= MAX_SOURCES) return OTHER_SITE;
    this.#sources.add(source);
    return source;
  }
}

/**
 * Counts the visits that begin on each page, by day, language and referring site: numbers only, in memory, written in
 * batches. Neither cookie nor address nor anything that tells one visitor from another is looked at. No page waits for
 * it, and a batch that a crash takes along is no loss worth a wait.
 */
export function startVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { store, log, pages, now = () => new Date(), flushMs = FLUSH_MS } = options;
  const counts = new Counts();

  async function flush(): Promise<void> {
    const visits = counts.take();
    for (let first = 0; first < visits.length; first += BATCH) {
      const batch = visits.slice(first, first + BATCH);
      try {
        await store.run(batch.map((visit) => addVisits(visit)));
      } catch (error) {
        for (const visit of batch) counts.add(visit);
        log.warn({ err: error }, 'Visits could not be written; the next minute tries again');
      }
    }
  }

  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(flush);
  }, flushMs);
  timer.unref();
  return {
    count({ headers }, address) {
      if (!pages.has(address)) return;
      const source = visitSource(headers);
      if (source === undefined) return;
      const [page, language] = [pathOfAddress(address), languageOfAddress(address)];
      counts.add({ day: dayInRiyadh(now()), page, language, source, hits: 1 });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await withinTime(writing.then(flush), LAST_FLUSH_MS).catch(() => {});
    },
  };
}
