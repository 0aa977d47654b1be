import * as v from 'valibot';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';
import type { RateLimit, RateRule } from './rate-limit.ts';
import { writeRows } from '#server/storage/read-rows.ts';
import { sql } from '#server/storage/sql.ts';
import type { Statement, Store } from '#server/storage/store.ts';

const hitsSchema = v.object({ hits: v.number() });

function countHit(key: string, endsAt: string): Statement {
  return sql`insert into rate_limits (key, hits, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set hits = rate_limits.hits + 1 returning hits`;
}

/** Forgets the windows that are over. */
export function forgetEndedWindows(now: string): Statement {
  return sql`delete from rate_limits where ends_at < ${now}`;
}

export interface SharedRateLimitOptions {
  rules: readonly RateRule[];
  store: Store;
  hash: KeyedHash;
  /** Counts in front of the shared one: saves the database from floods, and takes over while it is away. */
  local: RateLimit;
  log: Log;
}

/**
 * Counts in the database, for all instances together, in windows of the clock. The client's address is kept only as
 * a keyed hash that changes with every window.
 */
export function sharedRateLimit({ rules, store, hash, local, log }: SharedRateLimitOptions): RateLimit {
  async function waitFor({ name, seconds, max }: RateRule, client: string): Promise<number> {
    const length = seconds * 1000;
    const now = Date.now();
    const end = (Math.floor(now / length) + 1) * length;
    const key = `${name} ${hash('rate-limit', `${end}\n${client}`)}`;
    const [row] = await writeRows(store, hitsSchema, countHit(key, new Date(end).toISOString()));
    return (row?.hits ?? 0) > max ? Math.ceil((end - now) / 1000) : 0;
  }

  return {
    async count(client) {
      const wait = await local.count(client);
      if (wait > 0) return wait;
      try {
        return Math.max(...(await Promise.all(rules.map((rule) => waitFor(rule, client)))));
      } catch (error) {
        log.warn({ err: error }, 'The shared rate limit does not answer: counting in this instance only');
        return 0;
      }
    },
  };
}
