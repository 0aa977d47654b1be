import type { Log } from '#server/base/log.ts';
import { dueDateNotices } from '#server/forms/workshop/date-notices.ts';
import type { Store } from '#server/storage/store.ts';

/**
 * Reminds the operator once, at start, of people who registered and do not know the present dates. It writes to nobody:
 * a slip in a date must not become a hundred letters, and of two instances one may still have the old dates.
 */
export async function tellDateNotices(store: Store, log: Log): Promise<void> {
  try {
    const { length } = await dueDateNotices(store, new Date());
    if (length > 0)
      log.warn(
        { people: length },
        'People who registered do not know the present dates: npm run admin -- workshops notify',
      );
  } catch (error) {
    log.warn({ err: error }, 'Who knows the present dates could not be read');
  }
}
