import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {
  // Hydration happens once.
};

/** False in the prerendered page, true once scripts answer. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * What the prerendered page cannot know: `served` while the program takes it over, `value` from then on. Where the two
 * are the same nothing is rendered again.
 */
export function useOnceHydrated(value: string, served: string): string {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => served,
  );
}

let isTakenOver = false;

/** Says that the whole prerendered page is the program's now. */
export function endTakingOver(): void {
  isTakenOver = true;
}

/** Whether this part came with the page's HTML. Unlike `useIsHydrated` it asks for no second rendering. */
export function useIsPrerendered(): boolean {
  const isNew = useSyncExternalStore(
    subscribe,
    () => isTakenOver,
    () => false,
  );
  const [isPrerendered] = useState(!isNew);
  return isPrerendered;
}
