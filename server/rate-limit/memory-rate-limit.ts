import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Counted, Excess, RateLimit } from './rate-limit.ts';

interface Window {
  count: number;
  endsAt: number;
}
interface MemoryRateLimitOptions {
  maxWindows?: number;
  /** A clock in milliseconds that nobody can set. */
  now?: () => number;
}

const MAX_WINDOWS = 200_000;
const SECOND_MS = 1_000;

/**
 * Counts in the memory of this process, in windows that begin with the first one counted. What is counted is kept only
 * as a keyed hash. The number of windows is bounded: beyond it the oldest ones are forgotten, so a flood of addresses
 * costs no memory. The clock is one that only goes forward: setting the machine's makes nobody wait for a day.
 */
export class MemoryRateLimit implements RateLimit {
  readonly #hash: KeyedHash;
  readonly #maxWindows: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(
    hash: KeyedHash,
    { maxWindows = MAX_WINDOWS, now = () => performance.now() }: MemoryRateLimitOptions = {},
  ) {
    this.#hash = hash;
    this.#maxWindows = maxWindows;
    this.#now = now;
  }

  count(counted: readonly Counted[]): Promise<Excess | undefined> {
    for (const { what, value, rules } of counted) {
      const key = `${what} ${this.#hash('rate-limit', value)}`;
      const waits = rules.map(({ name, seconds, max }) => {
        const window = this.#windowOf(`${name} ${key}`, seconds);
        window.count += 1;
        return window.count > max ? Math.ceil((window.endsAt - this.#now()) / SECOND_MS) : 0;
      });
      const seconds = Math.max(...waits);
      if (seconds > 0) return Promise.resolve({ what, seconds });
    }
    return Promise.resolve(undefined);
  }

  /** Forgets the windows that are over; yields how many are still under way. */
  forgetEnded(): number {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= this.#now()) this.#windows.delete(key);
    return this.#windows.size;
  }

  #windowOf(key: string, seconds: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAt > this.#now()) return known;
    const fresh = { count: 0, endsAt: this.#now() + seconds * SECOND_MS };
    this.#windows.delete(key);
    this.#windows.set(key, fresh);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > this.#maxWindows && oldest !== undefined) this.#windows.delete(oldest);
    return fresh;
  }
}
