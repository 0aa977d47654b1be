import type { Store } from '#server/storage/store.ts';

/** What can be asked of a store. */
export const STORE_OPERATIONS = ['run', 'read', 'rehearse'] as const;
type StoreOperation = (typeof STORE_OPERATIONS)[number];

/** Told of everything that was asked of the store, in seconds. */
type OnStoreAnswer = (operation: StoreOperation, isDone: boolean, seconds: number) => void;

const MS_PER_SECOND = 1000;

/** The same store, each answer of which is timed: waiting for its turn included, as a visitor waits. */
export function measuredStore(store: Store, tell: OnStoreAnswer): Store {
  async function timed<Answer>(operation: StoreOperation, work: () => Promise<Answer>): Promise<Answer> {
    const began = performance.now();
    let isDone = false;
    try {
      const answer = await work();
      isDone = true;
      return answer;
    } finally {
      tell(operation, isDone, (performance.now() - began) / MS_PER_SECOND);
    }
  }
  return {
    engine: store.engine,
    run: (unit) => timed('run', () => store.run(unit)),
    read: (unit) => timed('read', () => store.read(unit)),
    rehearse: (unit) => timed('rehearse', () => store.rehearse(unit)),
    removeTraces: () => store.removeTraces(),
    close: () => store.close(),
  };
}
