import { FORMS } from '#server/forms/forms.ts';
import { destroyDue } from '#server/forms/retention.ts';
import { forgetOldVisits } from '#server/visits/visit-statements.ts';
import type { Log } from '#server/base/log.ts';
import type { Store } from '#server/storage/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface RetentionOptions {
  store: Store;
  log: Log;
  now?: () => Date;
  /** How often it looks whether a day has passed, in milliseconds. */
  tickMs?: number;
}

/** The running chore. `stop` resolves when the run under way is done. */
export interface RunningRetention {
  stop(): Promise<void>;
}

/**
 * Destroys what was kept for its whole time: at start, and once a day by one of the instances. The log says how many of
 * each form, and nothing about whom.
 */
export function runRetention({
  store,
  log,
  now = () => new Date(),
  tickMs = HOUR_MS,
}: RetentionOptions): RunningRetention {
  async function destroy(unlessDoneWithinMs: number): Promise<void> {
    try {
      const counts = await destroyDue(store, FORMS, { now: now(), unlessDoneWithinMs });
      if (counts === undefined) return;
      await store.run([forgetOldVisits(now())]);
      log.info(counts, 'What was kept for its whole time was destroyed');
    } catch (error) {
      log.warn(
        { err: error },
        'What was kept for its whole time could not be destroyed; the next hour tries again',
      );
    }
  }

  // At start in any case: the promised period may have become shorter since yesterday.
  let running = destroy(0);
  const timer = setInterval(() => {
    running = running.then(() => destroy(DAY_MS));
  }, tickMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
