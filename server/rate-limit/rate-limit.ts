import type { KeyedHash } from '#server/base/keyed-hash.ts';

/** So many requests of one client in so many seconds. */
export interface RateRule {
  name: string;
  seconds: number;
  max: number;
}

/** Counts requests by client. */
export interface RateLimit {
  /** Counts one request; yields the seconds the client has to wait, 0 when the request may go on. Never rejects. */
  count(client: string): Promise<number>;
}

/** The limits of the forms, all three together (rule:form-limits). */
export function formRateRules(perMinute: number, perHour: number): readonly RateRule[] {
  return [
    { name: 'minute', seconds: 60, max: perMinute },
    { name: 'hour', seconds: 3600, max: perHour },
  ];
}

interface Window {
  count: number;
  endsAt: number;
}
interface MemoryRateLimitOptions {
  maxClients?: number;
  now?: () => number;
}

/** Counts in the memory of this process. */
export interface MemoryRateLimit extends RateLimit {
  /** Forgets the windows that are over; yields how many are still under way. */
  forgetEnded(): number;
}

const MAX_CLIENTS = 50_000;

/**
 * Counts in the memory of this process, in windows that begin with a client's first request. A client's address is
 * kept only as a keyed hash. The number of windows is bounded: beyond it the oldest ones are forgotten, so a flood of
 * addresses costs no memory.
 */
export function memoryRateLimit(
  rules: readonly RateRule[],
  hash: KeyedHash,
  { maxClients = MAX_CLIENTS, now = Date.now }: MemoryRateLimitOptions = {},
): MemoryRateLimit {
  const windows = new Map<string, Window>();

  function windowOf(key: string, seconds: number): Window {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > now()) return known;
    const fresh = { count: 0, endsAt: now() + seconds * 1000 };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > maxClients * rules.length && oldest !== undefined) windows.delete(oldest);
    return fresh;
  }

  return {
    count(client) {
      const known = hash('rate-limit', client);
      let wait = 0;
      for (const rule of rules) {
        const window = windowOf(`${rule.name} ${known}`, rule.seconds);
        window.count += 1;
        if (window.count > rule.max) wait = Math.max(wait, Math.ceil((window.endsAt - now()) / 1000));
      }
      return Promise.resolve(wait);
    },
    forgetEnded() {
      for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
      return windows.size;
    },
  };
}
