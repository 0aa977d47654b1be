import * as v from 'valibot';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';
import { sql, SqlName } from '#server/storage/sql.ts';
import type { Statement, Store } from '#server/storage/store.ts';
import { withinTime } from '#server/storage/time-limit.ts';
import type { Counted, Excess, RateLimit, RateRule } from './rate-limit.ts';

const hitsSchema = v.pipe(
  v.array(v.object({ hits: v.number(), ends_at: v.string(), now: v.string() })),
  v.length(1),
);
const TIMEOUT_MS = 2_000;
const ALONE_MS = 10_000;
const SECOND_MS = 1_000;
const TABLE = new SqlName('rate_limits');
/** The clock of the database, the same for all instances. */
const NOW: Statement = { sql: '{now}', values: [] };
const later = (seconds: number): Statement => sql`{later by}${seconds}{seconds}`;

/** Counts one in a window that begins with the first one counted, by the clock of the database. */
function countHit(key: string, seconds: number): Statement {
  return sql`insert into ${TABLE} (key, hits, ends_at) values (${key}, 1, ${later(seconds)})
    on conflict (key) do update set
      hits = case when ${TABLE}.ends_at <= ${NOW} then 1 else ${TABLE}.hits + 1 end,
      ends_at = case when ${TABLE}.ends_at <= ${NOW} then excluded.ends_at else ${TABLE}.ends_at end
    returning hits, ends_at, ${NOW} as now`;
}

/** Forgets the windows that are over. */
export const FORGET_ENDED_WINDOWS = sql`delete from ${TABLE} where ends_at <= ${NOW}`;

export interface SharedRateLimitOptions {
  store: Store;
  hash: KeyedHash;
  /** Counts in front of the shared one: saves the database from floods, and takes over while it is away. */
  local: RateLimit;
  log: Log;
  /** A visitor waits no longer for a count, in milliseconds; then this instance counts alone for a while. */
  timeoutMs?: number;
}

interface Hit {
  what: Counted['what'];
  rule: RateRule;
  key: string;
}

/** Counts in the database, for all instances together. What is counted is kept only as a keyed hash. */
export class SharedRateLimit implements RateLimit {
  readonly #options: SharedRateLimitOptions;
  #aloneUntil = 0;

  constructor(options: SharedRateLimitOptions) {
    this.#options = options;
  }

  async count(counted: readonly Counted[]): Promise<Excess | undefined> {
    const { local, log } = this.#options;
    const excess = await local.count(counted);
    if (excess !== undefined || performance.now() < this.#aloneUntil) return excess;
    try {
      return await this.#countTogether(counted);
    } catch (error) {
      this.#aloneUntil = performance.now() + ALONE_MS;
      log.warn({ err: error }, 'The shared rate limit does not answer: counting in this instance only');
      return undefined;
    }
  }

  async #countTogether(counted: readonly Counted[]): Promise<Excess | undefined> {
    const { store, hash, timeoutMs = TIMEOUT_MS } = this.#options;
    const hits = counted
      .flatMap(({ what, value, rules }): Hit[] =>
        rules.map((rule) => ({ what, rule, key: `${rule.name} ${what} ${hash('rate-limit', value)}` })),
      )
      // Always in the same order: units that wait for each other's rows never wait in a circle.
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const unit = hits.map(({ key, rule }) => countHit(key, rule.seconds));
    const answers = await withinTime(store.run(unit), timeoutMs);
    const excesses = hits.flatMap(({ what, rule }, index): Excess[] => {
      const [row] = v.parse(hitsSchema, answers[index]);
      if (row === undefined || row.hits <= rule.max) return [];
      const milliseconds = Date.parse(row.ends_at) - Date.parse(row.now);
      return [{ what, seconds: Math.max(1, Math.ceil(milliseconds / SECOND_MS)) }];
    });
    return excesses.toSorted((one, other) => other.seconds - one.seconds)[0];
  }
}
