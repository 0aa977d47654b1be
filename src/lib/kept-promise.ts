/**
 * A promise of what is here already, marked as React marks the kept ones: `use` returns it at once. A part that waits only
 * sometimes calls `use` all the same: React comes back to it by repeating its calls, and where that one is missing takes
 * every hook behind it for another one (its error 467).
 */
export function keptPromise<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Nothing to wait for. */
export const NOTHING_MORE = keptPromise(undefined);
