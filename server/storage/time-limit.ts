import { StoreError } from './store.ts';

/** The result of the store, or a {@link StoreError} when it takes longer than so many milliseconds. */
export async function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StoreError('The store did not answer in time.', 'SLOW')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
