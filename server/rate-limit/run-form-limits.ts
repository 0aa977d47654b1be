import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';
import type { Store } from '#server/storage/store.ts';
import { FormLimits, type AddressRates } from './form-limits.ts';
import { MemoryRateLimit } from './memory-rate-limit.ts';
import { FORGET_ENDED_WINDOWS, SharedRateLimit } from './shared-rate-limit.ts';

const SWEEP_MS = 60_000;

/**
 * The limits that suit the store: one machine counts in memory, several instances count together. What is counted is
 * forgotten once its window is over, as the privacy policy says.
 */
export function runFormLimits(rates: AddressRates, store: Store, hash: KeyedHash, log: Log): FormLimits {
  const local = new MemoryRateLimit(hash);
  setInterval(() => local.forgetEnded(), SWEEP_MS).unref();
  if (store.engine === 'sqlite') return new FormLimits({ rates, shared: local, local, log });
  setInterval(() => {
    store.run([FORGET_ENDED_WINDOWS]).catch((error: unknown) => {
      log.warn({ err: error }, 'Ended rate-limit windows could not be removed');
    });
  }, SWEEP_MS).unref();
  return new FormLimits({ rates, shared: new SharedRateLimit({ store, hash, local, log }), local, log });
}
