import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';
import { memoryRateLimit, type RateLimit, type RateRule } from './rate-limit.ts';
import { forgetEndedWindows, sharedRateLimit } from './shared-rate-limit.ts';
import type { Store } from '#server/storage/store.ts';

const SWEEP_MS = 60_000;

/**
 * The rate limit that suits the store: one machine counts in memory, several instances count together. What is counted
 * is forgotten once its window is over, as the privacy policy says.
 */
export function runRateLimit(rules: readonly RateRule[], store: Store, hash: KeyedHash, log: Log): RateLimit {
  const local = memoryRateLimit(rules, hash);
  setInterval(() => local.forgetEnded(), SWEEP_MS).unref();
  if (store.engine === 'sqlite') return local;
  setInterval(() => {
    store.run([forgetEndedWindows(new Date().toISOString())]).catch((error: unknown) => {
      log.warn({ err: error }, 'Ended rate-limit windows could not be removed');
    });
  }, SWEEP_MS).unref();
  return sharedRateLimit({ rules, store, hash, local, log });
}
